import type { Name } from './pool.ts';

const feminine = new Set(
  (
    'matilda imogen bronte tahlia phoebe freya isla georgia zara elodie audrey willow poppy nina marlee sienna juno ' +
    'clementine maeve skye winnie harriet odette delilah ivy neve tess marigold annika leila zoe sian renee zofie nuria ' +
    'chloe anais ragnheidur sinead marama ngaio mellina sebnem ulku dagne ilze noelle minh-chau thuy-duong bao-ngoc ' +
    'khanh-vy tuong-lam quynh-huong diem-phuc danai ifigeneia myrto solomiia zlata daryna milica jovana layla salma noa ' +
    'tamar anahit tamari yutong jianing ruoxi mio yuzuki emilia seoyun yerin suphawadi natthida meera kavya kavitha ' +
    'ananya selam helen priya casey'
  ).split(' '),
);
const masculine = new Set(
  (
    'lachlan angus callum hamish mitchell harvey flynn reuben declan spencer tobias archie jasper brody ewan louis ' +
    'rafferty bodhi otis nathaniel fergus beau quentin felix corey hugo patrick jose soren francois bjorn lukasz agca ' +
    'joao oisin tane jiri adam orjan raul gia-hung duc-thinh hai-dang nhat-quang nikiforos stelios achilleas ostap ' +
    'yulian ognjen yousef karim lior eitan tigran luka siyuan jingxing haruto soma noah dohyun junseo kittiphong aarav ' +
    'ishaan ilango rupam dawit daniel marcus'
  ).split(' '),
);

/** Returns what a person of that name most often is; null where the name does not tell. */
export function genderOfName({ displayName, slug }: Pick<Name, 'displayName' | 'slug'>): 'FEMALE' | 'MALE' | null {
  const given = (slug === '' ? displayName.toLowerCase().split(' ') : slug.split('.'))[0] ?? '';
  if (feminine.has(given)) return 'FEMALE';
  return masculine.has(given) ? 'MALE' : null;
}
