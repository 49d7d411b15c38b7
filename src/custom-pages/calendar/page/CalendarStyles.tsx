import GlobalStyles from '@mui/material/GlobalStyles';
import { memo } from 'react';

/**
 * The colours and forms of the house for FullCalendar. They are global, since a dragged item and the list of further ones
 * stand outside of the grid.
 */
export const CalendarStyles = memo(function CalendarStyles() {
  return (
    <GlobalStyles
      styles={({ palette, shadowsFloat }) => ({
        ':root': {
          '--fc-classic-primary': palette.primary.main,
          '--fc-classic-primary-foreground': palette.primary.contrastText,
          '--fc-classic-event': palette.status.mute.fg,
          '--fc-classic-event-contrast': palette.ink,
          '--fc-classic-background-event': palette.accentSoft,
          '--fc-classic-background-event-opacity': '60%',
          '--fc-classic-background-event-foreground-opacity': '60%',
          '--fc-classic-highlight': palette.accentSoft,
          '--fc-classic-today': palette.today,
          '--fc-classic-now': palette.status.bad.fg,
          '--fc-classic-small-dot-width': '8px',
          '--fc-classic-large-dot-width': '10px',
          '--fc-classic-background': palette.background.paper,
          '--fc-classic-faint': palette.background.default,
          '--fc-classic-muted': palette.action.hover,
          '--fc-classic-strong': palette.line,
          '--fc-classic-foreground': palette.ink,
          '--fc-classic-faint-foreground': palette.ink3,
          '--fc-classic-muted-foreground': palette.ink2,
          '--fc-classic-border': palette.line,
          '--fc-classic-strong-border': palette.edge,
          '--fc-classic-button': palette.background.paper,
          '--fc-classic-button-border': palette.edge,
          '--fc-classic-button-strong': palette.action.hover,
          '--fc-classic-button-strong-border': palette.edge,
          '--fc-classic-button-outline': palette.focus,
          '--fc-classic-button-foreground': palette.ink,
        },
        'body .calendar-grid, body .calendar-popover, body .calendar-item': {
          font: 'inherit',
          fontSize: 12.5,
          lineHeight: '18px',
        },
        'body .calendar-popover': {
          background: palette.raised,
          borderColor: palette.line,
          borderRadius: 8,
          boxShadow: shadowsFloat,
          maxHeight: 'min(420px, 70vh)',
          overflow: 'auto',
          // Above the sticky parts of the page.
          zIndex: 10,
        },
        'body .calendar-head': { color: palette.ink2, fontSize: 12, fontWeight: 540, padding: '4px 6px' },
        'body .calendar-head.calendar-today': { color: palette.primary.main, fontWeight: 650 },
        'body .calendar-slot': { height: 24, borderColor: palette.line2 },
        'body .calendar-hour': { color: palette.ink3, fontSize: 11.5, fontVariantNumeric: 'tabular-nums' },
        'body .calendar-number': { color: palette.ink2, fontSize: 12, fontVariantNumeric: 'tabular-nums' },
        'body .calendar-number.calendar-today': { color: palette.primary.main, fontWeight: 650 },
        'body .calendar-link': { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
        'body .calendar-weekday::before': { content: "attr(data-weekday) '\\00a0'" },
        'body .calendar-more': {
          color: palette.ink2,
          fontSize: 12,
          fontWeight: 540,
          '&:hover': { color: palette.ink },
        },
        'body .calendar-item': {
          border: 0,
          borderInlineStart: '3px solid var(--fc-event-color)',
          borderRadius: 4,
          color: palette.ink,
          background: `color-mix(in srgb, var(--fc-event-color) 12%, ${palette.background.paper})`,
          boxShadow: `0 0 0 1px ${palette.background.paper}`,
          cursor: 'pointer',
        },
        'body .calendar-item:hover': {
          background: `color-mix(in srgb, var(--fc-event-color) 20%, ${palette.background.paper})`,
        },
        'body .calendar-item:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 1 },
        'body .calendar-frame [role="rowheader"]:focus-visible': {
          outline: `2px solid ${palette.primary.main}`,
          outlineOffset: -2,
        },
        'body .calendar-item.calendar-held': {
          border: '1px dashed var(--fc-event-color)',
          borderInlineStartWidth: 3,
          background: `repeating-linear-gradient(135deg, transparent 0 6px, color-mix(in srgb, var(--fc-event-color) 9%, transparent) 6px 12px), ${palette.background.paper}`,
        },
        'body .calendar-item.calendar-off': { background: palette.background.paper, color: palette.ink3 },
        'body .calendar-off .calendar-name': { textDecoration: 'line-through' },
        'body .calendar-done': { color: palette.ink2 },
        'body .calendar-face': {
          display: 'block',
          maxHeight: '100%',
          minWidth: 0,
          padding: '0 5px',
          color: 'inherit',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          lineHeight: '19px',
        },
        // With the padding around it, 24 pixels.
        'body .calendar-face[data-bar]': { lineHeight: '22px' },
        'body .calendar-face[data-tall]': { whiteSpace: 'normal', lineHeight: '16px', padding: '2px 5px' },
        // As high as it lasts, by the height of its item, which has a gap of a pixel below.
        'body .calendar-way': {
          position: 'absolute',
          left: -3,
          right: 0,
          height: 'calc((100% + 1px) * var(--share))',
          pointerEvents: 'none',
          borderInlineStart: '3px solid transparent',
          background: `repeating-linear-gradient(135deg, transparent 0 4px, color-mix(in srgb, var(--fc-event-color) 32%, transparent) 4px 6px)`,
        },
        'body .calendar-way[data-side="before"]': { bottom: '100%', borderRadius: '4px 4px 0 0' },
        'body .calendar-way[data-side="after"]': { top: '100%', borderRadius: '0 0 4px 4px' },
        'body .calendar-time': { fontVariantNumeric: 'tabular-nums', color: palette.ink2 },
        'body .calendar-name': { fontWeight: 550 },
        'body .calendar-people': { color: palette.ink2 },
        'body [data-tall] :is(.calendar-people, .calendar-time)': { display: 'block' },
      })}
    />
  );
});
