import '../browser/pictures.test.ts';
