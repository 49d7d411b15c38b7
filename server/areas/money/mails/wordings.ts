import { invoiceMailTypes, type InvoiceMailType } from '../../../../schema/rules/finance/invoiceMails.ts';
import { wordLanguageOf, type WordLanguage } from '../../../../schema/rules/locales.ts';

/** Subject and text of a mail, with merge fields. */
interface Wording {
  readonly subject: string;
  readonly body: string;
  /** Words about an invoice without a due date, where they differ. */
  readonly undated?: Partial<Readonly<Record<'subject' | 'body', string>>>;
}

const { INVOICE, REMINDER, OVERDUE, CREDIT_NOTE } = invoiceMailTypes;

const wordings: Readonly<Record<WordLanguage, Readonly<Record<InvoiceMailType, Wording>>>> = {
  en: {
    [INVOICE]: {
      subject: 'Invoice {{number}} from {{agency}}',
      body: 'Hello {{contact}},\n\nPlease find attached invoice {{number}} of {{total}}, due on {{dueOn}}.\n\nKind regards,\n{{agency}}',
      undated: {
        body: 'Hello {{contact}},\n\nPlease find attached invoice {{number}} of {{total}}.\n\nKind regards,\n{{agency}}',
      },
    },
    [REMINDER]: {
      subject: 'Invoice {{number}} is due on {{dueOn}}',
      body: 'Hello {{contact}},\n\nThis is a reminder of invoice {{number}}: {{outstanding}} is due on {{dueOn}}.\n\nKind regards,\n{{agency}}',
      undated: {
        subject: 'Invoice {{number}} is still open',
        body: 'Hello {{contact}},\n\nThis is a reminder of invoice {{number}}: {{outstanding}} is still open.\n\nKind regards,\n{{agency}}',
      },
    },
    [OVERDUE]: {
      subject: 'Invoice {{number}} was due on {{dueOn}}',
      body: 'Hello {{contact}},\n\nInvoice {{number}} was due on {{dueOn}}, and {{outstanding}} is still open. If you have paid it meanwhile, please ignore this mail.\n\nKind regards,\n{{agency}}',
    },
    [CREDIT_NOTE]: {
      subject: 'Credit note {{number}} from {{agency}}',
      body: 'Hello {{contact}},\n\nPlease find attached credit note {{number}} of {{total}}. {{outstanding}} of the invoice is still open.\n\nKind regards,\n{{agency}}',
    },
  },
  fr: {
    [INVOICE]: {
      subject: 'Facture {{number}} de {{agency}}',
      body: 'Bonjour {{contact}},\n\nVous trouverez ci-joint la facture {{number}} de {{total}}, à régler avant le {{dueOn}}.\n\nCordialement,\n{{agency}}',
      undated: {
        body: 'Bonjour {{contact}},\n\nVous trouverez ci-joint la facture {{number}} de {{total}}.\n\nCordialement,\n{{agency}}',
      },
    },
    [REMINDER]: {
      subject: 'La facture {{number}} est à régler le {{dueOn}}',
      body: 'Bonjour {{contact}},\n\nNous vous rappelons la facture {{number}} : {{outstanding}} à régler le {{dueOn}}.\n\nCordialement,\n{{agency}}',
      undated: {
        subject: 'La facture {{number}} reste à payer',
        body: 'Bonjour {{contact}},\n\nNous vous rappelons la facture {{number}} : {{outstanding}} reste à payer.\n\nCordialement,\n{{agency}}',
      },
    },
    [OVERDUE]: {
      subject: 'La facture {{number}} était à régler le {{dueOn}}',
      body: 'Bonjour {{contact}},\n\nLa facture {{number}} était à régler le {{dueOn}} et {{outstanding}} reste à payer. Si vous l’avez réglée entre-temps, ne tenez pas compte de ce message.\n\nCordialement,\n{{agency}}',
    },
    [CREDIT_NOTE]: {
      subject: 'Avoir {{number}} de {{agency}}',
      body: 'Bonjour {{contact}},\n\nVous trouverez ci-joint l’avoir {{number}} de {{total}}. Il reste {{outstanding}} à payer sur la facture.\n\nCordialement,\n{{agency}}',
    },
  },
};

/** Returns the product's own words of a mail about an invoice in a language (BCP 47). */
export function wordingOf(
  type: InvoiceMailType,
  locale: string,
  isDated: boolean,
): Readonly<Record<'subject' | 'body', string>> {
  const { subject, body, undated } = wordings[wordLanguageOf(locale)][type];
  return { subject, body, ...(!isDated && undated) };
}
