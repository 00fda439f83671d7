import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { InitCommandError } from '../InitCommandError.ts';
import { logoInk } from './logoInk.ts';
import type { LogoInk } from './logoInk.ts';
import { svgFault } from './svgFault.ts';

/** A checked logo. */
export interface Logo {
  bytes: Buffer;
  isSvg: boolean;
  /** Width divided by height. */
  ratio: number;
  ink: LogoInk;
  /** Draws the logo within a size in px, on transparent ground. */
  draw: (width: number, height: number) => Promise<Buffer>;
}

const maxBytes = 2 * 1024 * 1024;
const measuredPx = 256;
/** SVG units per inch. */
const unitsPerInch = 72;
const maxDensity = 2400;

/**
 * Reads an SVG or PNG as a logo. A PNG loses its transparent margins and its metadata.
 * @throws InitCommandError for a file that is neither, or an SVG with scripts or references to other files
 */
export async function readLogo(path: string): Promise<Logo> {
  const refuse = (what: string, cure: string): InitCommandError =>
    new InitCommandError(`The logo ${path} ${what}. ${cure}`);
  const exportAgain = 'Export it as a plain SVG with everything in it and without scripts, or use a PNG.';
  const written = await readFile(path).catch((error: unknown) => {
    throw refuse(
      `cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`,
      'Name an SVG or PNG file with --logo.',
    );
  });
  if (written.length > maxBytes) throw refuse('is larger than 2 MB', 'Export it smaller.');
  const isPng = written.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'));
  const fault = isPng ? null : svgFault(written.toString('utf8').replace(/^\uFEFF/, ''));
  if (fault !== null) throw refuse(fault, exportAgain);
  try {
    const bytes = isPng
      ? await sharp(written).ensureAlpha().trim({ background: '#0000', threshold: 1 }).png().toBuffer()
      : written;
    const { width, height } = await sharp(bytes).metadata();
    const draw = (maxWidth: number, maxHeight: number): Promise<Buffer> => {
      const scale = Math.min(maxWidth / width, maxHeight / height);
      const density = Math.min(maxDensity, Math.max(1, unitsPerInch * scale));
      return sharp(bytes, isPng ? {} : { density })
        .resize(Math.round(maxWidth), Math.round(maxHeight), { fit: 'inside' })
        .png()
        .toBuffer();
    };
    const { data, info } = await sharp(await draw(measuredPx, measuredPx))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const ink = logoInk({ data, width: info.width, height: info.height });
    if (!ink) throw refuse('shows nothing', 'Use one with visible shapes.');
    return { bytes, isSvg: !isPng, ratio: width / height, ink, draw };
  } catch (error) {
    if (error instanceof InitCommandError) throw error;
    throw refuse('cannot be drawn', isPng ? 'Export the PNG again.' : exportAgain);
  }
}
