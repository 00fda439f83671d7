/* The long form: more pages of stories, on phones too. */
import '../../browser/content/stories.test.ts';
