import type { Preparation, PreparationStep, StepState } from './preparation.ts';

/** Interval at which the page asks again, in seconds. */
const interval = 1;

interface Words {
  readonly title: string;
  readonly about: string;
  readonly steps: Readonly<Record<PreparationStep, string>>;
  readonly states: Readonly<Record<StepState, string>>;
}

const words: Readonly<Record<'en' | 'fr', Words>> = {
  en: {
    title: 'Greenroom is starting',
    about: 'This page opens Greenroom as soon as it is ready.',
    steps: {
      server: 'Build the server',
      database: 'Start the database',
      tables: 'Create the tables',
      people: 'Add the demo’s people',
      pages: 'Build the pages',
    },
    states: { waiting: 'waiting', running: 'in progress', done: 'done' },
  },
  fr: {
    title: 'Greenroom démarre',
    about: 'Cette page ouvre Greenroom dès que tout est prêt.',
    steps: {
      server: 'Construire le serveur',
      database: 'Démarrer la base de données',
      tables: 'Créer les tables',
      people: 'Ajouter les personnes de la démo',
      pages: 'Construire les pages',
    },
    states: { waiting: 'en attente', running: 'en cours', done: 'terminé' },
  },
};

const style = `
:root{color-scheme:light dark;--text:#1a1c1e;--quiet:#5c6368;--line:#dfe3e6;--ground:#f7f8f9;--paper:#fff;--accent:#0f766e}
@media (prefers-color-scheme:dark){:root{--text:#e6e8ea;--quiet:#a0a7ad;--line:#33383d;--ground:#121416;--paper:#1b1e21;--accent:#5eead4}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:var(--ground);color:var(--text);font:15px/1.5 system-ui,sans-serif}
main{width:100%;max-width:400px;padding:32px;border:1px solid var(--line);border-radius:12px;background:var(--paper)}
h1{margin:0;font-size:20px;font-weight:600}
p{margin:4px 0 20px;color:var(--quiet)}
progress{display:block;width:100%;height:6px;margin:0 0 20px;border:0;border-radius:3px;overflow:hidden;appearance:none;background:var(--line)}
progress::-webkit-progress-bar{background:var(--line)}
progress::-webkit-progress-value{background:var(--accent)}
progress::-moz-progress-bar{background:var(--accent)}
ol{margin:0;padding:0;list-style:none}
li{display:flex;justify-content:space-between;padding:6px 0;color:var(--quiet)}
li[data-state=running]{color:var(--text);font-weight:600}
li[data-state=done] span:last-child{color:var(--accent)}
`;

const languageOf = (acceptLanguage = ''): 'en' | 'fr' => (/^\s*fr\b/i.test(acceptLanguage) ? 'fr' : 'en');

/**
 * Returns the page for browsers that come while the server starts: its steps and their progress. It asks again each
 * second without a script, so it needs nothing of what is being prepared.
 * @param acceptLanguage the request's `accept-language`; French where it comes first, else English
 */
export function preparingPage(preparation: Preparation, acceptLanguage?: string): string {
  const language = languageOf(acceptLanguage);
  const { title, about, steps: names, states } = words[language];
  const { steps } = preparation;
  const done = steps.filter(({ state }) => state === 'done').length;
  const rows = steps.map(
    ({ step, state }) => `<li data-state="${state}"><span>${names[step]}</span><span>${states[state]}</span></li>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${interval}">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${about}</p>
<progress aria-label="${title}" max="${Math.max(steps.length, 1)}" value="${done}"></progress>
<ol>${rows.join('')}</ol>
</main>
</body>
</html>
`;
}

/** Headers of that page: it is never kept, and loads nothing. */
export const preparingHeaders = {
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'retry-after': String(interval),
};
