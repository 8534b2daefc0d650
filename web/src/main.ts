import './style/index.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { startRouter } from './lib/router.svelte';
import { settings, showTheme } from './lib/settings.svelte';
import { speak } from './lib/words.svelte';

showTheme();
startRouter();
await speak(settings.language);
mount(App, { target: document.body });
