/** Expenses of agencies by their category, with the bounds of their amounts in whole dollars. */
export const expenseTexts = [
  {
    category: 'Travel',
    words: ['Flight to Melbourne', 'Taxi from the airport', 'Train to Newcastle'],
    from: 40,
    to: 900,
  },
  { category: 'Accommodation', words: ['Two nights in Brisbane', 'Hotel in Hobart'], from: 180, to: 1200 },
  { category: 'Meals', words: ['Catering for the crew', 'Dinner with the director'], from: 30, to: 260 },
  { category: 'Equipment', words: ['Hire of microphones', 'Hire of lights'], from: 90, to: 700 },
  { category: 'Wardrobe', words: ['Costume fitting', 'Dry cleaning'], from: 25, to: 340 },
  { category: 'Printing', words: ['Posters and programmes', 'Press kits'], from: 60, to: 420 },
  { category: 'Insurance', words: ['Insurance of the instruments'], from: 150, to: 500 },
] as const;

/** Reasons for which a part of an invoice is credited. */
export const creditReasons = [
  'The last night was cancelled.',
  'The rehearsal was shorter than agreed.',
  'Travel was booked by the client.',
  'Discount for the second season.',
] as const;
