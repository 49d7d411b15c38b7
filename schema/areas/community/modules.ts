/** Modules of content, as addresses spell them (CM 7), each with the entities whose records it has. */
export const modules = {
  news: ['news'],
  events: ['cmsEvent'],
  audios: ['audio'],
  videos: ['video'],
  'fanroom-posts': ['snippetPost', 'fanroomPost'],
  'fanroom-polls': ['snippetPoll', 'fanroomPoll'],
} as const;

export type ModuleName = keyof typeof modules;
export const moduleNames = Object.keys(modules) as ModuleName[];

/** Posts and polls of the two areas in which fans and talents speak (CM 2). */
export const voiceAreas = {
  snippet: { 'Fanroom-Post': 'snippetPost', 'Fanroom-Poll': 'snippetPoll' },
  fanroom: { 'Fanroom-Post': 'fanroomPost', 'Fanroom-Poll': 'fanroomPoll' },
} as const;
export const voiceAreaNames = ['snippet', 'fanroom'] as const;
export const contentTypes = ['Fanroom-Post', 'Fanroom-Poll'] as const;
