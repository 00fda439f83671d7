import PDFDocument from 'pdfkit';
import type { DemoDocument, DocumentSection } from './DemoDocument.ts';

/** Brand of a document. Colours are hexadecimal. */
export interface DocumentBrand {
  /** Word after the group's logo; "" for the group itself. */
  name: string;
  color: string;
  text: string;
  muted: string;
  line: string;
  /** TrueType files. */
  fonts: { display: Buffer; text: Buffer; strong: Buffer };
  /** Lines about the company at the foot. */
  company: string;
  host: string;
}

type Page = PDFKit.PDFDocument;

/** A4 in points. */
const sheet = { width: 595.28, height: 841.89 };
const edge = 56;
const width = sheet.width - 2 * edge;
/** Start of the right column, which holds what the headings on the left announce. */
const column = edge + 148;
const columnWidth = sheet.width - edge - column;

/** Strokes of content/media/logo.svg, 34 units high. */
const logoSign =
  'M1.5 17a15.5 15.5 0 1 0 31 0a15.5 15.5 0 1 0-31 0M11.5 12.5a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M17 18v14';
const logoWord =
  'M51 24.5V9.8h5.2a4.5 4.5 0 0 1 0 9H51M63.7 19.1a5.3 5.3 0 1 0 10.6 0a5.3 5.3 0 1 0-10.6 0M79.4 8v16.5M84.9 8v16.5M84.9 19.2a4.3 4.3 0 0 1 8.6 0v5.3M98.2 19.1h10.4a5.3 5.3 0 1 0-1.7 3.9M113.9 24.5V13.8M113.9 18.3a3.7 3.7 0 0 1 7.4 0v6.2M121.3 18.3a3.7 3.7 0 0 1 7.4 0v6.2';

function drawHead(page: Page, { title, lead }: DemoDocument, brand: DocumentBrand): void {
  page.rect(0, 0, sheet.width, 8).fill(brand.color);
  page.save().translate(edge, 40).scale(0.82).strokeColor(brand.text);
  page.lineWidth(2.4).path(logoSign).stroke();
  page.lineWidth(3).path(logoWord).stroke().restore();
  page.font('text').fontSize(15).fillColor(brand.muted);
  page.text(brand.name, edge + 116, 46, { lineBreak: false });
  page.font('display').fontSize(30).fillColor(brand.text).text(title, edge, 108, { width });
  page.font('text').fontSize(12).fillColor(brand.muted);
  page.text(lead, edge, page.y + 8, { width: 400, lineGap: 2 });
}

function drawRows(page: Page, rows: NonNullable<DocumentSection['rows']>, brand: DocumentBrand): void {
  for (const [label, value] of rows) {
    const y = page.y;
    page
      .font('text')
      .fontSize(10)
      .fillColor(brand.text)
      .text(label, column, y, { width: columnWidth - 110 });
    const next = page.y;
    page.font('strong').text(value, column, y, { width: columnWidth, align: 'right' });
    page.y = next + 3;
    page
      .moveTo(column, page.y)
      .lineTo(column + columnWidth, page.y)
      .lineWidth(0.5)
      .stroke(brand.line);
    page.y += 3;
  }
}

function drawChecks(page: Page, { checks = [], hasLines }: DocumentSection, brand: DocumentBrand): void {
  for (const text of checks) {
    const y = page.y;
    page.rect(column, y, 11, 11).lineWidth(1).stroke(brand.color);
    page.font('text').fontSize(10.5).fillColor(brand.text);
    page.text(text, column + 22, y, { width: columnWidth - 22, lineGap: 2 });
    if (hasLines) {
      page.y += 22;
      page
        .moveTo(column + 22, page.y)
        .lineTo(column + columnWidth, page.y)
        .lineWidth(0.5)
        .stroke(brand.line);
    }
    page.y += 9;
  }
}

function drawBars(page: Page, bars: NonNullable<DocumentSection['bars']>, brand: DocumentBrand): void {
  for (const [label, percent, note] of bars) {
    const y = page.y;
    page.font('text').fontSize(10).fillColor(brand.text).text(label, column, y);
    page.font('strong').text(`${String(percent)} %`, column, y, { width: columnWidth, align: 'right' });
    page.rect(column, page.y + 3, columnWidth, 6).fill(brand.line);
    page.rect(column, page.y + 3, (columnWidth * percent) / 100, 6).fill(brand.color);
    page
      .font('text')
      .fontSize(9)
      .fillColor(brand.muted)
      .text(note, column, page.y + 13);
    page.y += 10;
  }
}

function drawSection(page: Page, section: DocumentSection, brand: DocumentBrand): void {
  const { title, text, rows, bars } = section;
  const y = page.y;
  page
    .font('strong')
    .fontSize(11)
    .fillColor(brand.color)
    .text(title, edge, y, { width: column - edge - 16 });
  const headingEnd = page.y;
  page.y = y;
  if (text) {
    page.font('text').fontSize(10).fillColor(brand.text);
    page.text(text, column, y, { width: columnWidth, lineGap: 2.5 });
  }
  if (rows) drawRows(page, rows, brand);
  drawChecks(page, section, brand);
  if (bars) drawBars(page, bars, brand);
  page.y = Math.max(page.y, headingEnd) + 13;
}

function drawFoot(page: Page, { note }: DemoDocument, brand: DocumentBrand): void {
  const y = sheet.height - 96;
  page
    .moveTo(edge, y)
    .lineTo(sheet.width - edge, y)
    .lineWidth(0.5)
    .stroke(brand.line);
  page
    .font('strong')
    .fontSize(9.5)
    .fillColor(brand.text)
    .text(note, edge, y + 10, { width });
  page.font('text').fontSize(8.5).fillColor(brand.muted);
  page.text(`${brand.company}\n${brand.host}`, edge, page.y + 5, { width, lineGap: 1 });
}

/**
 * Draws a document on one sheet of A4. The same input gives the same bytes.
 * @throws Error when the text does not fit on the sheet
 */
export async function drawDocument(document: DemoDocument, brand: DocumentBrand): Promise<Buffer> {
  const page = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: document.language,
    displayTitle: true,
    info: { Title: document.title, Author: brand.name || 'Polhem', CreationDate: new Date(Date.UTC(2026, 0, 1)) },
  });
  let pages = 1;
  page.on('pageAdded', () => (pages += 1));
  const parts: Buffer[] = [];
  const finished = new Promise<void>((resolve, reject) => {
    page
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', resolve)
      .on('error', reject);
  });
  for (const [name, font] of Object.entries(brand.fonts)) page.registerFont(name, font);
  drawHead(page, document, brand);
  page.y += 26;
  for (const section of document.sections) drawSection(page, section, brand);
  if (pages > 1 || page.y > sheet.height - 100) {
    throw new Error(`The document "${document.file}" is longer than one page: shorten it.`);
  }
  drawFoot(page, document, brand);
  page.end();
  await finished;
  return Buffer.concat(parts);
}
