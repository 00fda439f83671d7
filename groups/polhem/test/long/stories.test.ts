/* The long form: more pages of stories, on phones too. */
import '../browser/stories.test.ts';
