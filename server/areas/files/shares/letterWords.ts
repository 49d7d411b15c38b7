import { linkMark } from '../../../../schema/areas/identity/mail.ts';
import { letter, oneLine, type Letter } from '../../../integrations/mail/letter.ts';

/** Facts of a letter with the link of a share. */
export interface SharedNews {
  readonly agencyName: string;
  readonly sender: string;
  readonly note: string | null;
  readonly hasPassword: boolean;
  /** The last day and time, in the agency's words and zone. */
  readonly end: string;
}

interface Words {
  readonly subject: (news: SharedNews) => string;
  readonly shared: (news: SharedNews) => string;
  readonly open: string;
  readonly password: string;
  readonly end: (end: string) => string;
  readonly own: string;
}

const english: Words = {
  subject: ({ agencyName }) => `${agencyName} has shared files with you`,
  shared: ({ sender, agencyName }) => `${sender} of ${agencyName} has shared files with you.`,
  open: 'Open the files',
  password: 'They open with a password that you get from the sender.',
  end: (end) => `The link works until ${end}.`,
  own: 'It is yours alone: whoever has it can open the files.',
};

const french: Words = {
  subject: ({ agencyName }) => `${agencyName} vous a partagé des fichiers`,
  shared: ({ sender, agencyName }) => `${sender}, de ${agencyName}, vous a partagé des fichiers.`,
  open: 'Ouvrir les fichiers',
  password: 'Ils s’ouvrent avec un mot de passe que l’expéditeur vous donne.',
  end: (end) => `Le lien fonctionne jusqu’au ${end}.`,
  own: 'Il est à vous seul : quiconque le possède peut ouvrir les fichiers.',
};

/** The letter with the link of a share, in the agency's language (BCP 47). Neither the password nor a file's name is in it. */
export function shareLetter(locale: string, given: SharedNews): Letter {
  const words = /^fr\b/i.test(locale) ? french : english;
  const news = { ...given, agencyName: oneLine(given.agencyName), sender: oneLine(given.sender || given.agencyName) };
  const paragraphs = [
    words.shared(news),
    ...(news.note === null ? [] : [news.note]),
    linkMark,
    ...(news.hasPassword ? [words.password] : []),
    words.end(news.end),
    words.own,
  ];
  return letter(words.subject(news), paragraphs, { button: words.open });
}
