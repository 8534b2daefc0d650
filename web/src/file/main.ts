// A review as one file: `seasalt review GAME --html FILE` puts the data into this page. It opens from a disk, without a
// server and without the network.

import '../style/index.css';
import { FluentResource } from '@fluent/bundle';
import { mount } from 'svelte';
import { speak } from '../lib/i18n.svelte';
import { startRouter } from '../lib/router.svelte';
import { mendLinks } from '../site/address';
import { unpacked } from './data';
import ReviewFile from './ReviewFile.svelte';

const data = await unpacked(document.getElementById('data')?.textContent ?? '');
speak(data.language, new FluentResource(data.texts).body);
startRouter();
mendLinks();
mount(ReviewFile, { target: document.body, props: { data } });
