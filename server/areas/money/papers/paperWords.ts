/** Words that invoices and credit notes have on paper besides what people wrote. */
export interface PaperWords {
  readonly invoice: string;
  readonly taxInvoice: string;
  readonly creditNote: string;
  readonly void: string;
  readonly billTo: string;
  readonly creditTo: string;
  readonly issuedOn: string;
  readonly dueOn: string;
  readonly invoiceDate: string;
  readonly purchaseOrder: string;
  readonly taxNumber: string;
  readonly description: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly discount: string;
  readonly taxRate: string;
  readonly amount: string;
  readonly subtotal: string;
  readonly tax: string;
  readonly total: string;
  readonly paid: string;
  readonly due: string;
  readonly credited: string;
  readonly payment: string;
}

const english: PaperWords = {
  invoice: 'Invoice',
  taxInvoice: 'Tax invoice',
  creditNote: 'Credit note',
  void: 'Void',
  billTo: 'Bill to',
  creditTo: 'Credit to',
  issuedOn: 'Issued',
  dueOn: 'Due',
  invoiceDate: 'Invoice date',
  purchaseOrder: 'Purchase order',
  taxNumber: 'Tax number',
  description: 'Description',
  quantity: 'Quantity',
  unitPrice: 'Unit price',
  discount: 'Discount',
  taxRate: 'Tax',
  amount: 'Amount',
  subtotal: 'Subtotal',
  tax: 'Tax',
  total: 'Total',
  paid: 'Paid',
  due: 'Amount due',
  credited: 'Amount credited',
  payment: 'Payment',
};

const french: PaperWords = {
  invoice: 'Facture',
  taxInvoice: 'Facture',
  creditNote: 'Avoir',
  void: 'Annulée',
  billTo: 'Facturé à',
  creditTo: 'Crédité à',
  issuedOn: 'Émise le',
  dueOn: 'Échéance',
  invoiceDate: 'Date de facture',
  purchaseOrder: 'Bon de commande',
  taxNumber: 'Numéro de TVA',
  description: 'Désignation',
  quantity: 'Quantité',
  unitPrice: 'Prix unitaire',
  discount: 'Remise',
  taxRate: 'Taxe',
  amount: 'Montant',
  subtotal: 'Sous-total',
  tax: 'Taxe',
  total: 'Total',
  paid: 'Payé',
  due: 'Reste à payer',
  credited: 'Montant crédité',
  payment: 'Paiement',
};

/** Returns the words of invoices on paper in a language (BCP 47). */
export function paperWords(locale: string): PaperWords {
  return /^fr\b/i.test(locale) ? french : english;
}
