import '@fontsource-variable/inter/wght.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { preferredLanguage } from '../i18n/languages.ts';
import { OutsideFrame } from './OutsideFrame.tsx';
import { SharedPage } from './SharedPage.tsx';

const token = decodeURIComponent(window.location.pathname.split('/')[2] ?? '');
const language = preferredLanguage(navigator.languages);
document.documentElement.lang = language;

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <OutsideFrame language={language}>
      <SharedPage token={token} />
    </OutsideFrame>
  </StrictMode>,
);
