import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { stepWord } from '../../../i18n/fieldWords.ts';
import { useShortcut } from '../../../widgets/keys/useShortcut.ts';
import { permissionsOf } from '../../rights/permissionsOf.ts';
import { mainStep } from '../../rights/offeredSteps.ts';
import { useRecordSteps } from '../../states/useRecordSteps.tsx';
import { useFirstLead } from '../../leads/useFirstLead.ts';
import { useLeadAction } from '../../leads/useLeadAction.tsx';
import { useLeadsOf } from '../../leads/useLeads.ts';

interface NextButtonProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  /** It takes the room that there is. */
  readonly isWide?: boolean;
}

/** Offers what a record leads to in the palette. */
function PaletteLead({ label, onChoose }: { readonly label: string; readonly onChoose: () => void }) {
  useShortcut({ keys: '', label, group: 'record', run: onChoose });
  return null;
}

/**
 * The next step of a record: the main step from its state, else the first of what it leads to and has none of. Draws
 * nothing where neither is left.
 */
export function NextButton({ entity, record, isWide = false }: NextButtonProps) {
  const translate = useTranslate();
  const { canUpdate } = permissionsOf(record);
  const { steps, lackOf, ask, dialog: stepDialog } = useRecordSteps(entity, record);
  const step = canUpdate ? mainStep(entity, record, steps) : undefined;
  const leads = useLeadsOf(entity)(record, canUpdate);
  const next = useFirstLead(leads, record.id, step === undefined);
  const { go, dialog } = useLeadAction(entity.name, record);
  const lack = step && lackOf(step);
  return (
    <>
      {(step ?? next) && (
        <Button
          variant="contained"
          color="primary"
          {...(lack !== undefined && { 'aria-disabled': true, title: lack })}
          onClick={() => {
            if (step) ask(step);
            else if (next) go(next);
          }}
          sx={{ ...(isWide && { flex: 1 }), ...(lack !== undefined && { opacity: 0.55 }) }}
        >
          {step ? translate(stepWord(entity.name, step.name, 'do')) : next?.label}
        </Button>
      )}
      {leads.map((offered) => (
        <PaletteLead key={offered.lead.to} label={offered.label} onChoose={() => go(offered)} />
      ))}
      {stepDialog}
      {dialog}
    </>
  );
}
