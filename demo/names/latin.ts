import type { NamePool } from './pool.ts';

const everyday =
  'Matilda Imogen Lachlan Angus Bronte Darcy Tahlia Callum Phoebe Hamish Freya Isla Mitchell Georgia Zara Harvey ' +
  'Elodie Flynn Audrey Reuben Willow Declan Poppy Nina Spencer Tobias Marlee Archie Sienna Jasper Juno Brody ' +
  'Clementine Ewan Frankie Louis Maeve Rafferty Skye Bodhi Winnie Otis Harriet Nathaniel Odette Fergus Delilah Beau ' +
  'Ivy Quentin Neve Rowan Tess Felix Marigold Corey Annika Hugo Leila Patrick';

/** Names as most of Australia writes them. Family names are rare ones, so that no well-known person is meant. */
export const australian: NamePool = {
  script: 'Latin',
  given: everyday,
  family:
    "Ashdown Pellew Thornbury Cresswick Wendover Larkham Trevanion Mulgrave Harrowgate Penhallow Brindley O'Dwyerson " +
    'Copperthwaite Dunmarra Everstone Fairlamb Gunnedale Hollowell Inglethorpe Jessamy Kilbrannan Lockyear Merribee ' +
    'Netherby Oakhampton Ravenscourt Stannaway Tarrabrook Underhay Vickerstaff Warrender Yarrowby Bellwether ' +
    'Carrowmore Drayton-Hale Tregarthen McAllistair Winterbourne Saltersford Hathersage',
};

/** The same given names with families that came from elsewhere. */
export const blended: NamePool = {
  script: 'Latin',
  given: everyday,
  family:
    'Papadimitrakis Nguyen-Hart Venkatesan Haddadin Castellani Wijeratna Fonotia Kowalczuk Dimitrovska Calabrese-Wu ' +
    'Mulugeta Takahara Lim-Peters Rahmanzai Siddiqui-Moore Petrovska Ferrantello Zammit-Cole Vella-Brandt Tanoaga ' +
    'Naidoo-Price Ghanemi Ozdemirel Halabi-Ross Bertolino Rodrigues-Lane Thambipillai Dhaliwal-West Weissberger ' +
    'Chukwuma-Bell Tran-Ellery Gunawardena Bautista-Reid Sorrentini Adeyemi-Clarke Kaplanski Mahlangu Leavasano',
};

/** Letters that a form has to get right: accents, strokes, rings and macrons. */
export const accented: NamePool = {
  script: 'Latin',
  given:
    'Zoë Siân José Søren François Björn Łukasz Žofie Ağca Renée Núria João Chloé Anaïs Ragnheiður Óisín Sinéad ' +
    'Mārama Tāne Ngāio Jiří Ádám Mëllina Şebnem Ülkü Ørjan Dagnė Ilzė Noëlle Raúl',
  family:
    'Bélanger-Roux Dvořáčková Søgaardsen Łabędzki Núñez-Ibarra Gonçalvinho Österlund Þórðarsen Mac_Ruairí Ó_Cuanacháin ' +
    'Kőszeghy Çetinöz Häkkäläinen Čapkovič Müllerstedt Tūhoromatua Brønnøy Šimkutė Lefèbvrette Peñafuerte',
};

/** Family first, given name last, a middle name between. */
export const vietnamese: NamePool = {
  script: 'Latin',
  isFamilyFirst: true,
  given:
    'Minh_Châu Thùy_Dương Gia_Hưng Bảo_Ngọc Khánh_Vy Đức_Thịnh Tường_Lam Hải_Đăng Quỳnh_Hương Nhật_Quang Diễm_Phúc',
  family: 'Nguyễn Trần Lê Phạm Đặng Huỳnh Vũ Bùi',
};
