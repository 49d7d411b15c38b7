import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useGetList, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { MailTemplate } from '../../../../../schema/areas/conversations/entities/mailTemplate.ts';

/** As many as a menu can hold. */
const most = 100;

/** Offers the agency's templates; draws nothing where there are none. */
export function TemplateMenu({ onChoose }: { readonly onChoose: (template: MailTemplate) => void }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data = [] } = useGetList<MailTemplate>('mailTemplate', {
    pagination: { page: 1, perPage: most },
    sort: { field: 'name', order: 'ASC' },
    meta: { withTotal: false },
  });
  if (data.length === 0) return null;
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('app.mail.template')}
      </Button>
      <Menu disablePortal anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {data.map((template) => (
          <MenuItem
            key={template.id}
            onClick={() => {
              setAnchor(null);
              onChoose(template);
            }}
          >
            {template.name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
