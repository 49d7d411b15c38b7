import { HttpError, type TranslateFunction } from 'ra-core';
import { errorOf, refusalOf } from '../../../dataProvider/refusal.ts';
import type { CallAnswer, CallInput } from '../../../../schema/calls.ts';

export const previewRoute = 'GET /finance/v1/invoices/{id}/preview-email';
const sendRoute = 'POST /finance/v1/invoices/{id}/send';

/** Purposes of a mail about an invoice: its query of the preview, its call, and the section of its words. */
export const purposes = {
  send: { query: {}, route: sendRoute, words: 'app.payments.sending' },
  remind: {
    query: { as: 'reminder' },
    route: 'POST /finance/v1/invoices/{id}/remind',
    words: 'app.payments.reminding',
  },
} as const;
export type Purpose = keyof typeof purposes;

/** Mail with which an invoice would be sent. */
export type Mail = CallAnswer<typeof previewRoute>;
export type SendBody = NonNullable<CallInput<typeof sendRoute>['body']>;

/** Returns the addresses in a text, which commas, semicolons or spaces part. */
export function addressesIn(text: unknown): string[] {
  return typeof text === 'string' ? text.split(/[\s,;]+/).filter((address) => address !== '') : [];
}

/** Returns an error with its faults under the inputs that they are about: that of one address is that of its list. */
export function aboutInputs(error: unknown, translate: TranslateFunction): unknown {
  const refusal = refusalOf(error);
  if (refusal === null || !(error instanceof HttpError)) return error;
  const details = refusal.details.map((detail) => ({ ...detail, field: detail.field.replace(/\..*$/, '') }));
  return errorOf({ ...refusal, details }, translate);
}
