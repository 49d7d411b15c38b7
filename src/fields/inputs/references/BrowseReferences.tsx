import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { lazy, Suspense } from 'react';
import type { Reference } from '../../../../schema/fields/field.ts';
import { KindsIcon } from '../../../theme/icons/actions.tsx';
import { Floating } from '../../../widgets/floating/Floating.tsx';
import { useIsNarrow } from '../../../widgets/screen/useIsNarrow.ts';

const ReferenceCascader = lazy(async () => ({
  default: (await import('../../ReferenceCascader.tsx')).ReferenceCascader,
}));

/** Kinds of records that can be browsed, and the label of the field. */
export interface Browsable {
  readonly label: string;
  readonly kinds: readonly string[];
}

/** Leaves room for the button between what empties a field and what opens its list. */
export const browsable = {
  '&& .MuiAutocomplete-inputRoot.MuiAutocomplete-inputRoot': {
    paddingRight: '54px !important',
    '&:has(.MuiAutocomplete-tag)': { paddingRight: '74px !important' },
  },
  '& .MuiAutocomplete-clearIndicator': { mr: '20px' },
};

interface BrowseButtonProps {
  readonly isDisabled: boolean;
  readonly onClick: () => void;
}

/** Opens the records of a field by their kinds. */
export function BrowseButton({ isDisabled, onClick }: BrowseButtonProps) {
  const words = useTranslate()('app.views.form.browse');
  return (
    <InputAdornment
      position="end"
      sx={{ position: 'absolute', right: 28, top: '50%', m: 0, height: 22, maxHeight: 'none', translate: '0 -50%' }}
    >
      <IconButton
        size="small"
        aria-label={words}
        title={words}
        disabled={isDisabled}
        onClick={onClick}
        sx={{ width: 22, height: 22 }}
      >
        <KindsIcon sx={{ fontSize: 15 }} />
      </IconButton>
    </InputAdornment>
  );
}

interface BrowsePopoverProps extends Browsable {
  readonly anchor: Element;
  readonly resource: string;
  readonly field: string;
  readonly isMany: boolean;
  readonly hasFaces: boolean;
  readonly value: readonly Reference[];
  readonly onChange: (value: readonly Reference[]) => void;
  readonly onClose: () => void;
}

/** Height for a full list, so that the layout does not shift while browsing. */
const [height, narrowHeight] = [338, 378];

/** Returns the width: that of the field, within limits for columns. */
const widthBelow = (anchor: Element) => Math.min(Math.max(anchor.clientWidth, 412), 520);

/** The records that a field may point to, by their kinds; where there is but one to choose, choosing closes it. */
export function BrowsePopover(props: BrowsePopoverProps) {
  const { anchor, resource, field, label, kinds, isMany, hasFaces, value, onChange, onClose } = props;
  const minHeight = useIsNarrow() ? narrowHeight : height;
  const choose = (ids: readonly string[], listed: readonly Reference[]) => {
    onChange(ids.flatMap((id) => [...value, ...listed].find((one) => one.id === id) ?? []));
    if (!isMany) onClose();
  };
  return (
    <Floating
      label={label}
      anchor={anchor}
      side="left"
      width={widthBelow(anchor)}
      minHeight={minHeight}
      onClose={onClose}
    >
      <Suspense fallback={<Skeleton variant="rounded" height={minHeight} />}>
        <ReferenceCascader
          resource={resource}
          name={field}
          label={label}
          kinds={kinds}
          opened={value[0]?.kind ?? kinds[0]}
          hasFaces={hasFaces}
          isMany={isMany}
          chosen={value.map(({ id }) => id)}
          known={value}
          onChange={choose}
        />
      </Suspense>
    </Floating>
  );
}
