import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useLocaleState, useTranslate } from 'ra-core';
import { useState } from 'react';
import { languages } from '../../i18n/languages.ts';
import { ChosenIcon, LanguageIcon } from '../../theme/icons/actions.tsx';
import { LateMenu, LateMenuItem, menuAhead } from '../../widgets/menu/LateMenu.tsx';

/** The languages, each by its own name. */
export function LanguageSwitch() {
  const translate = useTranslate();
  const [locale, setLocale] = useLocaleState();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = translate('app.shell.language');
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          {...menuAhead}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <LanguageIcon fontSize="inherit" />
        </IconButton>
      </Tooltip>
      <LateMenu disablePortal anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {languages.map((language) => (
          <LateMenuItem
            key={language.locale}
            lang={language.locale}
            selected={language.locale === locale}
            onClick={() => {
              setAnchor(null);
              setLocale(language.locale);
            }}
          >
            {language.name}
            {language.locale === locale && <ChosenIcon sx={{ ml: 'auto' }} />}
          </LateMenuItem>
        ))}
      </LateMenu>
    </>
  );
}
