import { screensUnder, type Sketch } from '../../routes/screen.ts';

/** The areas of content that fans see, as CM 2 names them in addresses. */
export const contentAreas = [
  'news',
  'events',
  'audio',
  'video',
  'podcasts',
  'snippets',
  'fanroom',
  'facebook',
  'instagram',
  'fans',
] as const;

export const publicationTabs = ['published', 'pending', 'rejected', 'not-relevant'] as const;
const mediaTabs = ['all', 'not-relevant'] as const;
/** Parts of posts, polls and meetups: they have no publication of their own. */
const voiceTabs = ['published', 'polls', 'not-relevant', 'polls-not-relevant'] as const;
const fanRoomTabs = ['posts', 'polls', 'meetups'] as const;

/** Lists open with one month ago until the end of today (CM 2, CM 9); those of what waits for an answer with all of it. */
const recent = { opensWith: 'lastMonth' } as const;
const always = { opensWith: undefined } as const;

const byStatus = (entity: string) =>
  ({
    published: { entity, preset: { statuses: [1] }, word: 'app.pieces.published', ...recent },
    // Whatever waits is seen, and stays pending when it is saved (CM 4).
    pending: { entity, preset: { statuses: [4] }, word: 'app.pieces.pending', saves: { status: 4 } },
    rejected: { entity, preset: { statuses: [5] }, word: 'app.pieces.rejected', ...recent },
    'not-relevant': { entity, list: 'notRelevant', word: 'app.pieces.notRelevant' },
  }) as const;

const allOf = (entity: string) =>
  ({
    all: { entity, word: 'app.pieces.all', ...recent },
    'not-relevant': { entity, list: 'notRelevant', word: 'app.pieces.notRelevant' },
  }) as const;

const notRelevant = { list: 'notRelevant', word: 'app.pieces.notRelevant', ...always } as const;
const allOrNot = { all: { word: 'app.pieces.all', ...recent }, 'not-relevant': notRelevant } as const;

/** Posts, polls and meetups of the fan room or of snippets; meetups are posts or polls with an event. */
function voices(post: string, poll: string) {
  const published = { word: 'app.pieces.published', ...recent } as const;
  return {
    built: 'list',
    entity: post,
    below: 'talentIds',
    sections: {
      posts: {
        entity: post,
        word: 'app.pieces.posts',
        ...recent,
        statuses: { published, 'not-relevant': notRelevant },
      },
      polls: {
        entity: poll,
        word: 'app.pieces.polls',
        ...recent,
        statuses: { published, 'not-relevant': notRelevant },
      },
      meetups: {
        entity: post,
        list: 'meetups',
        word: 'app.pieces.meetups',
        ...recent,
        asks: ['event'],
        counts: ['published', 'polls'],
        statuses: {
          published: { word: 'app.pieces.posts', ...recent },
          polls: { entity: poll, list: 'meetups', word: 'app.pieces.polls', ...recent },
          'not-relevant': { list: 'meetupsNotRelevant', word: 'app.pieces.notRelevant', ...always },
          'polls-not-relevant': {
            entity: poll,
            list: 'meetupsNotRelevant',
            word: 'app.pieces.notRelevantPolls',
            ...always,
          },
        },
      },
    },
  } as const;
}

/** Screens of content that are built, by name. */
const lists = {
  news: { built: 'list', entity: 'news', below: 'talentIds', sections: byStatus('news') },
  events: { built: 'list', entity: 'cmsEvent', below: 'talentIds', sections: byStatus('cmsEvent') },
  audio: { built: 'list', entity: 'audio', below: 'talentIds', sections: allOf('audio') },
  video: { built: 'list', entity: 'video', below: 'talentIds', sections: allOf('video') },
  podcasts: {
    built: 'list',
    entity: 'video',
    below: 'talentIds',
    sections: {
      video: { entity: 'video', preset: { fandeloPod: true }, word: 'app.pieces.video', ...recent, statuses: allOrNot },
      audio: { entity: 'audio', preset: { fandeloPod: true }, word: 'app.pieces.audio', ...recent, statuses: allOrNot },
    },
  },
  snippets: voices('snippetPost', 'snippetPoll'),
  fanroom: voices('fanroomPost', 'fanroomPoll'),
} as const;

/** The lists of content: of all talents under /cms, of one under /cms/talent/{id}. */
const content = [
  { name: 'news', path: '/news/:section', back: 'parent', allowed: { section: publicationTabs }, ...lists.news },
  { name: 'events', path: '/events/:section', back: 'parent', allowed: { section: publicationTabs }, ...lists.events },
  { name: 'audio', path: '/audio/:section', back: 'parent', allowed: { section: mediaTabs }, ...lists.audio },
  { name: 'video', path: '/video/:section', back: 'parent', allowed: { section: mediaTabs }, ...lists.video },
  {
    name: 'podcasts',
    path: '/podcasts/:section',
    back: 'parent',
    allowed: { section: ['video', 'audio'] },
    ...lists.podcasts,
  },
  {
    name: 'podcastStatus',
    path: '/podcasts/:section/:status',
    back: 'parent',
    allowed: { section: ['video', 'audio'], status: mediaTabs },
    ...lists.podcasts,
  },
  {
    name: 'snippets',
    path: '/snippets/:section',
    back: 'parent',
    allowed: { section: fanRoomTabs },
    ...lists.snippets,
  },
  {
    name: 'snippetStatus',
    path: '/snippets/:section/:status',
    back: 'parent',
    allowed: { section: fanRoomTabs, status: voiceTabs },
    ...lists.snippets,
  },
  { name: 'fanroom', path: '/fanroom/:section', back: 'parent', allowed: { section: fanRoomTabs }, ...lists.fanroom },
  {
    name: 'fanroomStatus',
    path: '/fanroom/:section/:status',
    back: 'parent',
    allowed: { section: fanRoomTabs, status: voiceTabs },
    ...lists.fanroom,
  },
  { name: 'facebook', path: '/facebook', back: 'parent' },
  { name: 'instagram', path: '/instagram', back: 'parent' },
  { name: 'fans', path: '/fans/:fansTab', back: 'parent' },
] as const satisfies readonly Sketch[];

/** The content-management area (CM 2). */
export const screens = [
  ...screensUnder({ name: 'cms', path: '/cms', area: 'cms', list: '/cms/talent' }, [
    { name: 'home', path: '', built: 'page' },
    { name: 'dashboard', path: '/dashboard', built: 'page' },
    { name: 'talents', path: '/talent', built: 'page' },
    {
      name: 'talentDashboard',
      path: '/talent/:id/dashboard',
      record: 'id',
      back: 'list',
      built: 'page',
      entity: 'talent',
    },
  ]),
  ...screensUnder({ name: 'cms.content', path: '/cms', area: 'cms' }, content),
  ...screensUnder(
    {
      name: 'cms.talentContent',
      path: '/cms/talent/:id',
      title: 'cms.content',
      area: 'cms',
      owner: 'talent',
      parent: '/cms/talent',
    },
    content,
  ),
] as const;
