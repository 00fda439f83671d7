import type { ReactNode } from 'react';
import type { PlateLook } from '../../../shared/site/plateTypes.ts';

const ink = '#0d1518';
const bandStyle = {
  width: 30,
  padding: '6px 4px 4px',
  backgroundColor: '#17479e',
  color: '#ffffff',
  fontSize: 13,
  fontWeight: 700,
  lineHeight: '14px',
  textAlign: 'center',
  verticalAlign: 'bottom',
} as const;
/** A ring of dots stands for the stars of the European Union. */
const starsStyle = {
  width: 12,
  height: 12,
  margin: '0 auto 5px',
  border: '2px dotted #ffd84a',
  borderRadius: 8,
} as const;
const numberStyle = {
  padding: '4px 16px',
  color: ink,
  fontFamily: "'Barlow Condensed', 'Arial Narrow', Arial, sans-serif",
  fontSize: 28,
  fontWeight: 700,
  letterSpacing: '2px',
  lineHeight: '36px',
  whiteSpace: 'nowrap',
} as const;

/** A registration plate of the site's country. It keeps its colours in dark mail programs. */
export function MailPlate({ number, look: { color, band } }: { number: string; look: PlateLook }): ReactNode {
  const ground = color === 'yellow' ? '#ffd307' : '#fbfbf8';
  return (
    <table
      role="presentation"
      border={0}
      cellPadding="0"
      cellSpacing="0"
      style={{
        marginBottom: 16,
        borderCollapse: 'separate',
        border: `2px solid ${ink}`,
        borderRadius: 7,
        overflow: 'hidden',
        backgroundColor: ground,
      }}
    >
      <tbody>
        <tr>
          {band && (
            <td aria-hidden="true" style={bandStyle}>
              {band.stars && <div style={starsStyle} />}
              {band.letters}
            </td>
          )}
          <td style={{ ...numberStyle, backgroundColor: ground }}>{number}</td>
        </tr>
      </tbody>
    </table>
  );
}
