import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { CopyText } from '../../../../views/shares/CopyText.tsx';
import { FieldFrame } from '../../../../widgets/field-frame/FieldFrame.tsx';

interface NewLinkProps {
  readonly url: string;
  readonly name: string;
}

/** The address of a feed that was just made: the only time that it is shown. */
export function NewLink({ url, name }: NewLinkProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box
      role="status"
      sx={{ display: 'grid', gap: 1, p: 1.5, border: 1, borderColor: 'line', borderRadius: '8px', bgcolor: 'surface2' }}
    >
      <FieldFrame
        id={id}
        label={translate('app.calendar.feeds.linkOf', { name })}
        hint={translate('app.calendar.feeds.once')}
      >
        <OutlinedInput
          id={id}
          value={url}
          readOnly
          fullWidth
          onFocus={({ target }) => target.select()}
          inputProps={{ 'aria-describedby': `${id}-hint` }}
        />
      </FieldFrame>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <CopyText text={url} label={translate('app.calendar.feeds.copy')} />
        <Button href={url.replace(/^https?:/, 'webcal:')}>{translate('app.calendar.feeds.openProgram')}</Button>
      </Box>
    </Box>
  );
}
