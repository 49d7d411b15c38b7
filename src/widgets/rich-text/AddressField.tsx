import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Editor } from '@tiptap/react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Floating } from '../floating/Floating.tsx';
import { inputPropsOf, keyboards } from '../keyboard/keyboards.ts';

interface AddressFieldProps {
  readonly editor: Editor;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/**
 * Field for the address of a link in a rich text. An empty address removes the link; without a selection the address
 * becomes the text.
 */
export function AddressField({ editor, anchor, onClose }: AddressFieldProps) {
  const translate = useTranslate();
  const [address, setAddress] = useState(String(editor.getAttributes('link')['href'] ?? ''));
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const apply = () => {
    const typed = address.trim();
    const href = typed === '' || /^(https?:|mailto:|tel:)/i.test(typed) ? typed : `https://${typed}`;
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === '') chain.unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive('link')) {
      chain.insertContent({ type: 'text', text: typed, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else chain.setLink({ href }).run();
    onClose();
  };
  return (
    <Floating label={translate('app.richText.link')} anchor={anchor} side="left" width={340} onClose={close}>
      <Box
        // Not a form: it would be nested in the one around the text.
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          event.stopPropagation();
          apply();
        }}
        sx={{ display: 'flex', gap: 1, p: 1.5 }}
      >
        <OutlinedInput
          size="small"
          fullWidth
          autoFocus
          value={address}
          placeholder="https://"
          onChange={(event) => setAddress(event.target.value)}
          inputProps={{ ...inputPropsOf(keyboards.url), 'aria-label': translate('app.richText.address') }}
        />
        <Button variant="contained" onClick={apply}>
          {translate('app.richText.apply')}
        </Button>
      </Box>
    </Floating>
  );
}
