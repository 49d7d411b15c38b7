import { HttpError } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { invoicing } from '../../../../schema/areas/money/settings/invoicing.ts';
import { samplePaperDebounce } from '../../../../schema/rules/limits.ts';
import { requestTo } from '../../../dataProvider/declaredCall.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { valuesOf, type Values } from '../../../fields/values.ts';
import { bodyOf } from '../../../views/form/faults.ts';
import { usePdf, type Pdf } from '../../../widgets/file/usePdf.ts';
import { useDebounced } from '../../../widgets/picker/useDebounced.ts';

/** Returns a sample invoice by the settings in the form around it; without an error while these are invalid. */
export function useSamplePdf(record: WireRecord): Pdf {
  const { fields } = invoicing;
  const values = useWatch() as Values;
  const change = JSON.stringify(bodyOf(fields, 'update', valuesOf(fields, record), values));
  const asked = useDebounced(change, samplePaperDebounce);
  const request = requestTo('POST /client/v1/invoice-config/preview', { body: JSON.parse(asked) as object });
  const pdf = usePdf([invoicing.name, 'sample', record['version'], asked], request);
  const isInvalid = pdf.error instanceof HttpError && pdf.error.status === 400;
  return { ...pdf, error: isInvalid ? null : pdf.error };
}
