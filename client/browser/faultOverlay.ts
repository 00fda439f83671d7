import type { BuildFault } from '../../shared/kit/BuildFault.ts';

/* Development only. Styles are set through the CSSOM, which the content security policy permits. */

const overlayId = 'dev-faults';

const boxStyles: Readonly<Record<string, string>> = {
  position: 'fixed',
  inset: '0 0 auto',
  'z-index': '2147483647',
  'max-height': '70vh',
  overflow: 'auto',
  padding: '20px 24px',
  background: '#1d1f21',
  color: '#f4f4f4',
  'border-bottom': '4px solid #e5484d',
  font: '14px/1.5 ui-monospace, monospace',
  'white-space': 'pre-wrap',
};

const closeStyles: Readonly<Record<string, string>> = {
  float: 'right',
  padding: '4px 12px',
  border: '1px solid',
  color: '#f4f4f4',
};

function withStyles<Tag extends HTMLElement>(element: Tag, styles: Readonly<Record<string, string>>): Tag {
  for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value);
  return element;
}

/** Removes the overlay; does nothing when there is none. */
export function hideFaults(): void {
  document.getElementById(overlayId)?.remove();
}

/**
 * Shows errors over the page, with file, line and source; replaces those shown before. An empty list hides it.
 * @param title for instance "The build failed"
 */
export function showFaults(title: string, faults: readonly BuildFault[]): void {
  hideFaults();
  if (faults.length === 0) return;
  const box = withStyles(document.createElement('div'), boxStyles);
  box.id = overlayId;
  box.setAttribute('role', 'alert');
  const heading = withStyles(document.createElement('strong'), { display: 'block', color: '#ff9592' });
  heading.textContent = title;
  const close = withStyles(document.createElement('button'), closeStyles);
  close.type = 'button';
  close.textContent = 'Close';
  close.addEventListener('click', hideFaults);
  box.append(close, heading);
  for (const { place, message, line } of faults) {
    const entry = withStyles(document.createElement('p'), { margin: '12px 0 0' });
    entry.textContent = [place, message, line === '' ? '' : `    ${line}`].filter(Boolean).join('\n');
    box.append(entry);
  }
  document.body.append(box);
}
