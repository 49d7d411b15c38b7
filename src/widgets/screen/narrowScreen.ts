/** The media query of screens as narrow as that of a phone held upright: those below the theme's `sm`. */
export const narrowScreen = '(max-width:599.95px)';
