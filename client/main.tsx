import { render } from 'solid-js/web';
import './theme/theme.css';
import './app/app.css';
import { App } from './app/app.tsx';
import { startOffline } from './app/offline.ts';
import { startSettings } from './house/settings.ts';

startSettings();
const house = document.getElementById('house');
if (house) render(() => <App />, house);
startOffline();
