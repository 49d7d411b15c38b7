import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { creditNote, type CreditNote } from '../../../../../schema/areas/money/entities/creditNote.ts';
import { choiceWord, fieldWord } from '../../../../i18n/fieldWords.ts';
import { Day } from '../../../../widgets/moment/Moment.tsx';
import { ToolCards, ToolTable } from '../../../../widgets/plain-table/ToolTable.tsx';
import { useIsNarrow } from '../../../../widgets/screen/useIsNarrow.ts';
import { useAmountWords } from '../useAmountWords.ts';

interface CreditRowsProps {
  /** Of one invoice, so in one currency. */
  readonly notes: readonly CreditNote[];
  readonly onShow: (note: CreditNote) => void;
  /** Sends a credit note; absent for readers. */
  readonly onSend?: (note: CreditNote) => void;
  /** Voids a credit note; absent for readers. */
  readonly onVoid?: (note: CreditNote) => void;
}

const columns = ['number', 'issuedOn', 'reason', 'amount'] as const;

/** Struck through if the credit note is void. */
function Value({ of, children }: { readonly of: CreditNote; readonly children: ReactNode }) {
  return of.status === 'VOIDED' ? (
    <Box component="s" sx={{ color: 'ink3' }}>
      {children}
    </Box>
  ) : (
    children
  );
}

/** Credit notes of an invoice: a table, on a phone a card each; a void one is struck through. */
export function CreditRows({ notes, onShow, onSend, onVoid }: CreditRowsProps) {
  const translate = useTranslate();
  const isNarrow = useIsNarrow();
  const amountWords = useAmountWords(notes[0]?.currency ?? '');
  const label = translate('app.payments.crediting.notes');
  const stateOf = ({ status }: CreditNote) =>
    status === 'VOIDED' && (
      <Box component="span" sx={{ fontSize: 12, color: 'ink3' }}>
        {translate(choiceWord(creditNote.name, 'status', status))}
      </Box>
    );
  const tools = (note: CreditNote) => {
    const { number } = note;
    return (
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 0.5 }}>
        <Button
          size="small"
          onClick={() => onShow(note)}
          aria-label={translate('app.payments.crediting.pdfOf', { number })}
        >
          {translate('app.payments.sending.pdf')}
        </Button>
        {onSend && note.status === 'ISSUED' && (
          <Button
            size="small"
            onClick={() => onSend(note)}
            aria-label={translate('app.payments.sendingCredit.sendOf', { number })}
          >
            {translate('app.payments.sending.submit')}
          </Button>
        )}
        {onVoid && note.status === 'ISSUED' && (
          <Button
            size="small"
            onClick={() => onVoid(note)}
            aria-label={translate('app.payments.crediting.voidOf', { number })}
          >
            {translate('app.payments.crediting.void')}
          </Button>
        )}
      </Box>
    );
  };
  if (isNarrow)
    return (
      <ToolCards label={label} rows={notes} sx={{ display: 'grid', gap: 0.5, py: 1.25 }}>
        {(note) => (
          <>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, fontVariantNumeric: 'tabular-nums' }}>
              <Value of={note}>{note.number}</Value>
              <Value of={note}>{amountWords(note.amount)}</Value>
            </Box>
            <Box sx={{ color: 'ink2' }}>
              <Day on={note.issuedOn} /> · {note.reason}
            </Box>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
              {stateOf(note) || <span />}
              {tools(note)}
            </Box>
          </>
        )}
      </ToolCards>
    );
  const rows = notes.map((note) => ({
    id: note.id,
    cells: {
      number: <Value of={note}>{note.number}</Value>,
      issuedOn: (
        <Value of={note}>
          <Day on={note.issuedOn} />
        </Value>
      ),
      reason: (
        <>
          <Value of={note}>{note.reason}</Value> {stateOf(note)}
        </>
      ),
      amount: <Value of={note}>{amountWords(note.amount)}</Value>,
    },
    tools: tools(note),
  }));
  return (
    <ToolTable
      label={label}
      columns={columns.map((name) => ({
        name,
        label: translate(fieldWord(creditNote.name, name)),
        isFigure: name === 'amount',
      }))}
      rows={rows}
    />
  );
}
