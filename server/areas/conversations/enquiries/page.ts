import { wordLanguageOf, type WordLanguage } from '../../../../schema/rules/locales.ts';
import { escapeHtml, textAsHtml } from '../../../textAsHtml.ts';
import { formHtml, type FormOptions } from './formHtml.ts';
import type { OpenForm } from './forms.ts';
import { pageWords } from './pageWords.ts';

/** Nothing of a form's page is loaded, run or sent elsewhere. */
export const formPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:36rem;margin:0 auto;padding:2rem 1rem}
h1{font-size:1.5rem;line-height:1.2;overflow-wrap:anywhere}label{display:block;margin:1rem 0 0}input,textarea,select{display:block;box-sizing:border-box;width:100%;
margin-top:.25rem;padding:.6rem;font:inherit;border:1px solid #8e8e93;border-radius:8px;background:transparent;color:inherit}
select{background:Canvas}textarea{resize:vertical}.problem{margin:.25rem 0 0;color:#b3261e}[aria-invalid]{border-color:#b3261e}
.note{padding:.75rem 1rem;border:1px solid #b3261e;border-radius:8px}
button{margin-top:1.5rem;padding:.7rem 1.5rem;font:inherit;border:0;border-radius:8px;background:#1c1c1e;color:#fff;cursor:pointer}
@media(prefers-color-scheme:dark){button{background:#f2f2f7;color:#1c1c1e}.problem{color:#ffb4ab}[aria-invalid],.note{border-color:#ffb4ab}}
.trap{position:absolute;left:-9999px}`;

const pageOf = (language: WordLanguage, title: string, body: string) => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main>${body}</main></body></html>
`;

/** Returns the page of a form. A note says why the form is shown again. */
export function formPage(open: OpenForm, options: FormOptions & { readonly note?: string }): string {
  const { form, agency } = open;
  const { note } = options;
  const language = wordLanguageOf(agency.locale);
  const above =
    note === undefined ? textAsHtml(form.introduction ?? '') : `<p class="note" role="alert">${escapeHtml(note)}</p>`;
  const body = `<p>${escapeHtml(agency.name)}</p><h1>${escapeHtml(form.name)}</h1>${above}${formHtml(open, options)}`;
  const title = `${form.name} · ${agency.name}`;
  return pageOf(language, note === undefined ? title : `${pageWords[language].notSent} · ${title}`, body);
}

/** Returns the page after a form was sent; the same whatever became of it. */
export function thanksPage(open: OpenForm | null): string {
  const language = wordLanguageOf(open?.agency.locale ?? 'en');
  const { sent, thanks } = pageWords[language];
  const agency = open === null ? '' : `<p>${escapeHtml(open.agency.name)}</p>`;
  return pageOf(language, sent, `${agency}<h1>${escapeHtml(sent)}</h1>${textAsHtml(open?.form.thanks ?? thanks)}`);
}

/** Returns the page that tells why a form was refused where the form itself cannot be shown again. */
export function refusedPage(language: WordLanguage, text: string): string {
  const { notSent } = pageWords[language];
  return pageOf(language, notSent, `<h1>${escapeHtml(notSent)}</h1>${textAsHtml(text)}`);
}
