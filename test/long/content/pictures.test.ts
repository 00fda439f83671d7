import '../../browser/content/pictures.test.ts';
