/** Media query of screens as narrow as a phone held upright: below the theme's `sm`. */
export const narrowScreen = '(max-width:599.95px)';
