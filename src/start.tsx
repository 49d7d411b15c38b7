import '@fontsource-variable/inter/wght.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from 'react-error-boundary';
import { App } from './App.tsx';
import { startLanguage } from './i18n/startLanguage.ts';
import { AppCrashed } from './widgets/states/AppCrashed.tsx';
import { createServices, warmUp } from './services.ts';

/** Draws the app in the page, in its reader's language. */
export async function start(fetch: typeof globalThis.fetch): Promise<void> {
  const services = createServices(window, fetch);
  void warmUp(services);
  await startLanguage(services.i18nProvider, services.store, navigator.languages);

  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <ErrorBoundary
        fallbackRender={({ error }) => <AppCrashed error={error} translate={services.i18nProvider.translate} />}
      >
        <App services={services} />
      </ErrorBoundary>
    </StrictMode>,
  );
}
