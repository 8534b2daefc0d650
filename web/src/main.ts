import './style/index.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { startRouter } from './lib/router.svelte';
import { settings, showTheme } from './lib/settings.svelte';
import { setLanguage } from './lib/i18n.svelte';

showTheme();
startRouter();
await setLanguage(settings.language);
await new Promise((done) => setTimeout(done)); // in a task of its own: a long one would hold up the first tap
mount(App, { target: document.body });
