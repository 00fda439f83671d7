import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { tolerateForeignNodes } from './tolerateForeignNodes.ts';

beforeAll(tolerateForeignNodes);

let parent: HTMLElement;
let text: Text;

beforeEach(() => {
  parent = document.createElement('p');
  text = document.createTextNode('48 cars');
  parent.append(text, document.createElement('b'));
});

/** Puts the text into an element of its own. */
function wrapText(): void {
  const wrapper = document.createElement('span');
  text.replaceWith(wrapper);
  wrapper.append(text);
}

describe('tolerateForeignNodes()', () => {
  it('removes a wrapped text with its wrapper', () => {
    wrapText();
    parent.removeChild(text);
    expect(parent.innerHTML).toBe('<b></b>');
  });

  it('inserts a node before the wrapper of a text', () => {
    wrapText();
    parent.insertBefore(document.createElement('i'), text);
    expect(parent.innerHTML).toBe('<i></i><span>48 cars</span><b></b>');
  });

  it('leaves a replaced text as it is', () => {
    text.replaceWith('48 bilar');
    parent.removeChild(text);
    expect(parent.textContent).toBe('48 bilar');
  });

  it('appends a node whose place was replaced', () => {
    text.replaceWith('48 bilar');
    parent.insertBefore(document.createElement('i'), text);
    expect(parent.innerHTML).toBe('48 bilar<b></b><i></i>');
  });
});
