import type { EyeColour, HairColour } from '../files/orders.ts';

/** Skin from light to dark. */
export const skins = [
  '#f7dcc9',
  '#f2cbb0',
  '#e8b592',
  '#d9a077',
  '#c2875d',
  '#a66d47',
  '#865437',
  '#68402c',
  '#4f3026',
] as const;

/** Natural colours of hair, by the words of a profile. */
export const hairs: Readonly<Record<HairColour, readonly string[]>> = {
  BLACK: ['#221d22', '#2b2326'],
  BROWN: ['#3d2920', '#56382a', '#704a31'],
  BLOND: ['#b98d55', '#d0a768', '#dfc08a'],
  RED: ['#93472b', '#b35a33'],
  GREY: ['#8f9095', '#b9b8b8', '#dad7d2'],
};
export const dyedHairs = ['#b4627f', '#4a7d8c', '#6d5a94', '#c9876a'] as const;

export const irises: Readonly<Record<EyeColour, string>> = {
  BROWN: '#4f3325',
  HAZEL: '#7a5a34',
  GREEN: '#5f7a58',
  BLUE: '#5482a0',
};

/** Backdrops of a studio: where the light falls, the paper, and its shade. */
export const papers = [
  ['#f3e6d3', '#dcc4a4', '#b4946e'],
  ['#dfe6d5', '#b3c1a2', '#84957a'],
  ['#dde8ef', '#a9c1d1', '#7593a8'],
  ['#f2cdb8', '#d9967a', '#a9634c'],
  ['#e8dbe6', '#bfa5bd', '#907391'],
  ['#d8dde2', '#9aa7b3', '#64727f'],
  ['#f6e3b4', '#e0b964', '#b08a3c'],
  ['#cfe5e1', '#7fb0aa', '#4a7d79'],
  ['#f6dcd6', '#e0aca2', '#b57c74'],
  ['#eae7e1', '#c9c3b9', '#989086'],
  ['#b9c9b8', '#5d7a63', '#36503f'],
  ['#c9b8cf', '#6f5579', '#47344f'],
  ['#b7c3d6', '#475f82', '#2a3b57'],
  ['#e2b9a2', '#9c5340', '#68332a'],
] as const;

/** Cloth, quiet and strong. */
export const cloths = [
  '#2b303a',
  '#f2eee6',
  '#8a9a7b',
  '#c7573f',
  '#35506e',
  '#d8a54a',
  '#6b4a5e',
  '#b9b4a9',
  '#1f4d4a',
  '#e3c3ae',
  '#7f3f38',
  '#9db4c4',
  '#474440',
  '#d98c72',
] as const;

export const suits = ['#23262e', '#31415a', '#5b534b', '#7b3b3a', '#2f4a44', '#8d8375', '#c9b79e'] as const;
/** Pairs of colours of a club. */
export const clubs = [
  ['#1f3f6e', '#f0c64f'],
  ['#0f5a4c', '#f3f0e8'],
  ['#8c2434', '#f1e6da'],
  ['#22242b', '#e2633d'],
  ['#3f6fa5', '#ffffff'],
  ['#5a2f63', '#f2c14e'],
] as const;
