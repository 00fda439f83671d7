import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@react-email/button';
import { Heading } from '@react-email/heading';
import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { MailLook } from '../../../shared/site/SiteLook.ts';
import type { MailPart, MailRow } from './MailContent.ts';

interface PartProps<K extends MailPart['kind']> {
  part: Extract<MailPart, { kind: K }>;
  look: MailLook;
}

/** Shows a part of a mail. */
export function MailPartView({ part, look }: { part: MailPart; look: MailLook }): ReactNode {
  switch (part.kind) {
    case 'paragraph':
      return <Paragraph part={part} look={look} />;
    case 'rows':
      return <Rows part={part} look={look} />;
    case 'prices':
      return <Prices part={part} look={look} />;
    case 'button':
      return <MainButton part={part} look={look} />;
    case 'link':
      return (
        <Text style={{ margin: '0 0 16px', fontSize: 16, lineHeight: '24px' }}>
          <MailLink address={part.address} look={look}>
            {part.text}
          </MailLink>
        </Text>
      );
  }
}

export function MailLink({
  address,
  look,
  children,
}: {
  address: string;
  look: MailLook;
  children: ReactNode;
}): ReactNode {
  return (
    <Link href={address} className="m-accent" style={{ color: look.light.accent, textDecoration: 'underline' }}>
      {children}
    </Link>
  );
}

/** Text with its line breaks. */
export function Lines({ text }: { text: string }): ReactNode {
  return text.split('\n').map((line, at) => (
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ));
}

function Title({ text, look }: { text: string; look: MailLook }): ReactNode {
  return (
    <Heading
      as="h2"
      className="m-text"
      style={{ margin: '8px 0', color: look.light.text, fontSize: 18, fontWeight: 700, lineHeight: '26px' }}
    >
      {text}
    </Heading>
  );
}

function Paragraph({ part: { title, text, isQuiet = false }, look: mailLook }: PartProps<'paragraph'>): ReactNode {
  const { light } = mailLook;
  const [size, height] = isQuiet ? [14, '21px'] : [16, '25px'];
  return (
    <>
      {title && <Title text={title} look={mailLook} />}
      <Text
        className={isQuiet ? 'm-muted' : 'm-text'}
        style={{
          margin: '0 0 16px',
          color: isQuiet ? light.muted : light.text,
          fontSize: size,
          lineHeight: height,
          overflowWrap: 'anywhere',
        }}
      >
        <Lines text={text} />
      </Text>
    </>
  );
}

function MainButton({ part: { text, address }, look: { light, radiusButton } }: PartProps<'button'>): ReactNode {
  return (
    <Section style={{ marginBottom: 16 }}>
      <Button
        href={address}
        className="m-button"
        style={{
          padding: '15px 28px',
          borderRadius: radiusButton,
          backgroundColor: light.button,
          color: light.onButton,
          fontSize: 16,
          fontWeight: 700,
        }}
      >
        {text}
      </Button>
    </Section>
  );
}

const tableProps = { width: '100%', border: 0, cellPadding: '0', cellSpacing: '0' } as const;

function Rows({ part: { title, rows }, look }: PartProps<'rows'>): ReactNode {
  return (
    <>
      {title && <Title text={title} look={look} />}
      <table {...tableProps} style={{ marginBottom: 16 }}>
        <tbody>
          {rows.map((row) => (
            <FactRow key={row[0] + row[1]} row={row} look={look} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function FactRow({ row: [name, value, address], look }: { row: MailRow; look: MailLook }): ReactNode {
  const { light } = look;
  return (
    <tr>
      <th
        scope="row"
        className="m-name m-muted"
        style={{
          width: '34%',
          padding: '6px 16px 6px 0',
          color: light.muted,
          fontSize: 14,
          fontWeight: 400,
          lineHeight: '24px',
          textAlign: 'left',
          verticalAlign: 'top',
        }}
      >
        {name}
      </th>
      <td
        className="m-value m-text"
        style={{
          padding: '6px 0',
          color: light.text,
          fontSize: 16,
          lineHeight: '24px',
          verticalAlign: 'top',
          overflowWrap: 'anywhere',
        }}
      >
        {address ? (
          <MailLink address={address} look={look}>
            {value}
          </MailLink>
        ) : (
          <Lines text={value} />
        )}
      </td>
    </tr>
  );
}

function Prices({ part: { title, rows, hasTotal }, look }: PartProps<'prices'>): ReactNode {
  return (
    <>
      <Title text={title} look={look} />
      <table {...tableProps} style={{ marginBottom: 16 }}>
        <tbody>
          {rows.map(([name, value], at) => (
            <PriceRow
              key={name + value}
              name={name}
              price={value}
              look={look}
              isTotal={hasTotal && at === rows.length - 1}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

interface PriceRowProps {
  name: string;
  price: string;
  isTotal: boolean;
  look: MailLook;
}

function PriceRow({ name, price, isTotal, look: { light } }: PriceRowProps): ReactNode {
  const cell = {
    padding: '8px 0',
    borderTop: `1px solid ${light.line}`,
    color: light.text,
    fontSize: 16,
    fontWeight: isTotal ? 700 : 400,
    lineHeight: '24px',
    verticalAlign: 'top',
  } as const;
  return (
    <tr>
      <th scope="row" className="m-text m-line" style={{ ...cell, paddingRight: 16, textAlign: 'left' }}>
        {withoutLooseEnd(name)}
      </th>
      <td className="m-text m-line" style={{ ...cell, textAlign: 'right' }}>
        {price}
      </td>
    </tr>
  );
}

/** Keeps a last word of one or two characters on the line of the one before: "Hyrbil × 2". */
const withoutLooseEnd = (text: string): string => text.replace(/ (\S{1,2})$/, '\u00a0$1');
