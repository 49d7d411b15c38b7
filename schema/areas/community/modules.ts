/** Modules of content, as addresses spell them (CM 7), each with the entities whose records it has. */
export const modules = {
  news: ['news'],
  events: ['cmsEvent'],
  audios: ['audio'],
  videos: ['video'],
  'fanroom-posts': ['snippetPost', 'fanroomPost'],
  'fanroom-polls': ['snippetPoll', 'fanroomPoll'],
} as const;

/** Returns the module that an entity's records are of. Throws an error if there is none. */
export function moduleOf(entity: string): ModuleName {
  const found = moduleNames.find((name) => (modules[name] as readonly string[]).includes(entity));
  if (!found) throw new Error(`no content: ${entity}`);
  return found;
}

/** Modules whose items are published, and can be on the web page of a talent. */
export const pieceModuleNames = ['news', 'events', 'audios', 'videos'] as const;

export type ModuleName = keyof typeof modules;
export const moduleNames = Object.keys(modules) as ModuleName[];

/** Posts and polls of the two areas in which fans and talents speak (CM 2). */
export const voiceAreas = {
  snippet: { 'Fanroom-Post': 'snippetPost', 'Fanroom-Poll': 'snippetPoll' },
  fanroom: { 'Fanroom-Post': 'fanroomPost', 'Fanroom-Poll': 'fanroomPoll' },
} as const;
export type VoiceArea = keyof typeof voiceAreas;
export type ContentType = keyof (typeof voiceAreas)[VoiceArea];
export const voiceAreaNames = Object.keys(voiceAreas) as VoiceArea[];
/** The areas as the filter by creators names them, and both together (CM 3). */
export const fanroomTypes = ['SNIPPET', 'FANROOM', 'ALL'] as const;
export type FanroomType = (typeof fanroomTypes)[number];

/** Returns the areas that a type asks for. */
export function areasOf(type: FanroomType): readonly VoiceArea[] {
  return type === 'ALL' ? voiceAreaNames : [type === 'SNIPPET' ? 'snippet' : 'fanroom'];
}
export const contentTypes = Object.keys(voiceAreas.snippet) as ContentType[];

/** Entities of posts and polls. */
export const voiceKinds = [...modules['fanroom-posts'], ...modules['fanroom-polls']] as const;

/** Recordings by the type that the calls for both kinds of them name (CM 7). */
export const recordings = { audio: 'audio', video: 'video' } as const;
export type RecordingType = keyof typeof recordings;
export const recordingTypes = Object.keys(recordings) as RecordingType[];
