import { wordLanguageOf } from '../../../../schema/rules/locales.ts';
import {
  enquiryMessageLimit,
  enquiryNameLimit,
  enquirySubjectLimit,
} from '../../../../schema/areas/conversations/enquiries.ts';
import { escapeHtml } from '../../../textAsHtml.ts';
import type { OpenForm } from './forms.ts';
import { pageWords } from './pageWords.ts';

type Texts = Readonly<Record<string, string>>;

/** The fields of a form, and where it goes. */
export interface FormOptions {
  readonly key: string;
  /** Address that the form is sent to. */
  readonly action: string;
  /** Signed moment; empty for a form that is copied to another site. */
  readonly renderedAt: string;
  /** Texts that were typed before a refusal, and advice about them, by the names of the fields. */
  readonly values?: Texts;
  readonly problems?: Texts;
}

/** The fields that people do not see, but for the trap. */
function hiddenFields({ key, renderedAt, values = {} }: FormOptions): readonly string[] {
  const hidden = Object.entries({ key, renderedAt, page: values['page'] ?? '' });
  return hidden.flatMap(([name, value]) =>
    value === '' ? [] : [`<input type="hidden" name="${name}" value="${escapeHtml(value)}">`],
  );
}

/** Returns what ties a field to its problem, and the problem itself. */
function problemOf({ problems = {} }: FormOptions, name: string) {
  const problem = problems[name];
  if (problem === undefined) return { tied: '', told: '' };
  return {
    tied: ` aria-invalid="true" aria-describedby="problem-${name}"`,
    told: `<p class="problem" id="problem-${name}">${escapeHtml(problem)}</p>`,
  };
}

/** Returns the HTML of a form by itself, to be a part of any page: it works without scripts. */
export function formHtml({ form, agency }: OpenForm, options: FormOptions): string {
  const { labels, send } = pageWords[wordLanguageOf(agency.locale)];
  const { values = {}, action } = options;
  const typed = (name: string) => escapeHtml(values[name] ?? '');
  const field = (name: keyof typeof labels, make: (tied: string) => string) => {
    const { tied, told } = problemOf(options, name);
    return `<label>${escapeHtml(labels[name])} ${make(tied)}</label>${told}`;
  };
  const input = (name: keyof typeof labels, more: string) => {
    const value = typed(name) && ` value="${typed(name)}"`;
    return field(name, (tied) => `<input name="${name}" ${more}${value}${tied}>`);
  };
  const talents = form.talents.flatMap(({ id, displayName, isDeleted }) => {
    const selected = values['talent'] === id ? ' selected' : '';
    return isDeleted === true ? [] : `<option value="${escapeHtml(id)}"${selected}>${escapeHtml(displayName)}</option>`;
  });
  return [
    `<form method="post" action="${escapeHtml(action)}">`,
    ...hiddenFields(options),
    input('name', `required maxlength="${enquiryNameLimit}" autocomplete="name"`),
    input('email', 'type="email" required maxlength="320" autocomplete="email"'),
    ...(form.asksPhone ? [input('phone', 'type="tel" maxlength="40" autocomplete="tel"')] : []),
    ...(talents.length === 0
      ? []
      : [field('talent', () => `<select name="talent"><option value=""></option>${talents.join('')}</select>`)]),
    input('subject', `maxlength="${enquirySubjectLimit}"`),
    field(
      'message',
      (tied) =>
        `<textarea name="message" rows="6" required maxlength="${enquiryMessageLimit}"${tied}>${typed('message')}</textarea>`,
    ),
    `<div class="trap" style="position:absolute;left:-9999px" aria-hidden="true"><label>${escapeHtml(labels.trap)}<input name="website" tabindex="-1" autocomplete="off"></label></div>`,
    `<button type="submit">${escapeHtml(send)}</button>`,
    '</form>',
  ].join('\n');
}
