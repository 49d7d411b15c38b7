import { HttpError, type TranslateFunction } from 'ra-core';
import { errorOf, refusalOf } from '../../../dataProvider/refusal.ts';
import type { CallAnswer, CallInput } from '../../../../schema/calls.ts';
import type { WireRecord } from '../../../fields/kind.ts';

const previewRoute = 'GET /finance/v1/invoices/{id}/preview-email';
const sendRoute = 'POST /finance/v1/invoices/{id}/send';
const invoicePdf = 'GET /finance/v1/invoices/{id}/export-pdf';

/** Purposes of a mail: the kind of record that it is about, its calls, its draft's name and the section of its words. */
export const purposes = {
  send: {
    kind: 'invoice',
    preview: previewRoute,
    query: {},
    route: sendRoute,
    pdf: invoicePdf,
    draft: 'mail',
    words: 'app.payments.sending',
  },
  remind: {
    kind: 'invoice',
    preview: previewRoute,
    query: { as: 'reminder' },
    route: 'POST /finance/v1/invoices/{id}/remind',
    pdf: invoicePdf,
    draft: 'reminder',
    words: 'app.payments.reminding',
  },
  credit: {
    kind: 'creditNote',
    preview: 'GET /finance/v1/credit-notes/{id}/preview-email',
    query: {},
    route: 'POST /finance/v1/credit-notes/{id}/send',
    pdf: 'GET /finance/v1/credit-notes/{id}/export-pdf',
    draft: 'creditMail',
    words: 'app.payments.sendingCredit',
  },
} as const;
export type Purpose = keyof typeof purposes;

/** The record that a mail is about. */
export type MailedRecord = Pick<WireRecord, 'id' | 'version'>;

/** Mail as it would be sent; one of an invoice says when its client was reminded last. */
export type Mail = Omit<CallAnswer<typeof previewRoute>, 'remindedAt'> &
  Partial<Pick<CallAnswer<typeof previewRoute>, 'remindedAt'>>;
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
