import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AnyEntity } from '../../../../../../schema/language/entity.ts';
import { useClient } from '../../../../../dataProvider/ClientContext.ts';
import type { WireRecord } from '../../../../../fields/kind.ts';
import { useInvalidate } from '../../../../../fields/useInvalidate.ts';
import { stepWord } from '../../../../../i18n/fieldWords.ts';
import { useMay } from '../../../../../widgets/access/useMay.ts';
import { YesNoDialog } from '../../../../../widgets/dialog/YesNoDialog.tsx';
import { recordPath } from '../../../../../widgets/link/recordPath.ts';
import { useFailureNotice } from '../../../../../widgets/notice/useFailureNotice.ts';
import { undoCalls } from './undoCalls.ts';

interface UndoConversionProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  /** The kind that the record was. */
  readonly from: string;
}

/** Takes a conversion back from the history, after a question; the page moves to what the record is then. */
export function UndoConversion({ entity, record, from }: UndoConversionProps) {
  const translate = useTranslate();
  const client = useClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const complain = useFailureNotice();
  const invalidate = useInvalidate();
  const mayCreate = useMay('create', from);
  const [isAsking, setAsking] = useState(false);
  const [isUndoing, setUndoing] = useState(false);
  const words = (part: 'do' | 'title' | 'lead' | 'done') => stepWord(from, 'unconvert', part);
  const name = String(record[entity.title] ?? '');
  if (!mayCreate) return null;

  const undo = async () => {
    setUndoing(true);
    try {
      const route = undoCalls[entity.name as keyof typeof undoCalls];
      await client.ask(route, { params: { id: record.id }, body: { version: Number(record.version) } });
      notify(words('done'), { messageArgs: { name } });
      void navigate(recordPath(from, record.id) ?? '/', { replace: true });
      void invalidate(from);
      void invalidate(entity.name, record.id);
    } catch (error) {
      complain(error);
      void invalidate(entity.name);
      setUndoing(false);
    }
  };
  return (
    <>
      <Button size="small" loading={isUndoing} onClick={() => setAsking(true)} sx={{ mt: 0.5 }}>
        {translate(words('do'))}
      </Button>
      <YesNoDialog
        isOpen={isAsking}
        title={translate(words('title'), { name })}
        question={translate(words('lead'))}
        onDecide={(isYes) => {
          setAsking(false);
          if (isYes) void undo();
        }}
      />
    </>
  );
}
