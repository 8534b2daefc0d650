import './style/index.css';
import { prepare, start } from '@host';
import { mount } from 'svelte';
import App from './App.svelte';
import { startRouter } from './lib/router.svelte';
import { settings, showTheme } from './lib/settings.svelte';
import { setLanguage } from './lib/catalogs';

showTheme();
startRouter();
await setLanguage(settings.language);
await prepare();
// In a separate task: a long one would delay the first tap.
const { port1, port2 } = new MessageChannel();
port1.onmessage = () => {
  mount(App, { target: document.body });
  start();
};
port2.postMessage(null);
