import type { ReactNode } from 'react';
import { Body } from '@react-email/body';
import { Column } from '@react-email/column';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Img } from '@react-email/img';
import { Preview } from '@react-email/preview';
import { Row } from '@react-email/row';
import { Text } from '@react-email/text';
import { siteOrigin } from '../../../shared/site/siteOrigin.ts';
import type { Language } from '../../../shared/site/SiteTypes.ts';
import type { MailContent, MailHead, MailSender } from './MailContent.ts';
import { MailPlate } from './MailPlate.tsx';
import { Lines, MailPartView } from './MailParts.tsx';
import { mailFont, mailStyles, mailWidth } from './mailStyles.ts';

interface MailDocumentProps {
  content: MailContent;
  /** Details of the company, on some lines; "" for none. */
  details: string;
  sender: MailSender;
  language: Language;
}

/** The HTML of every mail: logo, head, content and the sender's details. */
export function MailDocument({ content, details, sender, language }: MailDocumentProps): ReactNode {
  const { head, preheader, parts } = content;
  const look = sender.look.mail;
  const { light } = look;
  return (
    <Html lang={language}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
        <title>{[head.label, head.headline].filter(Boolean).join(': ')}</title>
        <style>{mailStyles(look)}</style>
      </Head>
      <Body className="m-ground" style={{ margin: 0, backgroundColor: light.ground }}>
        <Preview>{preheader}</Preview>
        <Row className="m-ground" style={{ backgroundColor: light.ground }}>
          <Column className="m-body" style={{ padding: '24px 16px', fontFamily: mailFont }}>
            <Container width={mailWidth} style={{ width: '100%', maxWidth: mailWidth }}>
              <Brand sender={sender} />
              <Row
                className="m-card"
                style={{ backgroundColor: light.surface, borderRadius: look.radiusCard, overflow: 'hidden' }}
              >
                <Column>
                  <Picture head={head} sender={sender} />
                  <Row>
                    <Column className="m-pad" style={{ padding: '32px 32px 16px' }}>
                      <HeadView head={head} sender={sender} />
                      {parts.map((part, at) =>
                        part.inHead ? null : <MailPartView key={at} part={part} look={look} />,
                      )}
                    </Column>
                  </Row>
                </Column>
              </Row>
              <Row>
                <Column className="m-pad" style={{ padding: '20px 32px' }}>
                  <Text className="m-muted" style={{ margin: 0, color: light.muted, fontSize: 13, lineHeight: '20px' }}>
                    <Lines text={details} />
                  </Text>
                </Column>
              </Row>
            </Container>
          </Column>
        </Row>
      </Body>
    </Html>
  );
}

/** The logo from the site's own address, with its name for readers who do not load pictures; else the name. */
function Brand({ sender }: { sender: MailSender }): ReactNode {
  const { displayName, logo, look } = sender;
  return (
    <Row>
      <Column className="m-pad" style={{ padding: '8px 32px 20px' }}>
        {logo?.mail ? (
          <Img
            className="m-logo"
            src={absoluteAddress(logo.mail.src, sender)}
            width={logo.mail.width}
            height={logo.mail.height}
            alt={displayName}
            style={{ display: 'inline-block' }}
            fetchPriority="low"
          />
        ) : (
          <Text
            className="m-accent"
            style={{ margin: 0, color: look.mail.light.accent, fontSize: 22, fontWeight: 700, lineHeight: '28px' }}
          >
            {displayName}
          </Text>
        )}
      </Column>
    </Row>
  );
}

function Picture({ head: { picture }, sender }: { head: MailHead; sender: MailSender }): ReactNode {
  return (
    picture && (
      <Img
        src={absoluteAddress(picture.src, sender)}
        width={mailWidth}
        alt={picture.alt}
        style={{ width: '100%', height: 'auto' }}
        fetchPriority="low"
      />
    )
  );
}

function HeadView({ head, sender }: { head: MailHead; sender: MailSender }): ReactNode {
  const { label, headline, isOver = false, isCode = false, plate = '', car = '' } = head;
  const { light } = sender.look.mail;
  return (
    <>
      {label && (
        <Text
          className="m-accent"
          style={{ margin: '0 0 8px', color: light.accent, fontSize: 16, fontWeight: 700, lineHeight: '24px' }}
        >
          {label}
        </Text>
      )}
      <Heading
        as="h1"
        className={isOver ? 'm-muted' : 'm-text'}
        style={{
          margin: '0 0 20px',
          color: isOver ? light.muted : light.text,
          fontSize: isCode ? 40 : 28,
          fontWeight: 700,
          letterSpacing: isCode ? '8px' : '-0.3px',
          lineHeight: isCode ? '48px' : '34px',
          overflowWrap: 'anywhere',
          textWrap: 'balance',
          ...(isOver ? { textDecoration: 'line-through' } : {}),
        }}
      >
        {isOver ? <del>{headline}</del> : headline}
      </Heading>
      {plate && <MailPlate number={plate} look={sender.plates.look} />}
      {car && (
        <Text className="m-muted" style={{ margin: '0 0 24px', color: light.muted, fontSize: 16, lineHeight: '24px' }}>
          {car}
        </Text>
      )}
    </>
  );
}

/** Address of a picture of the site for readers elsewhere. */
function absoluteAddress(src: string, { hosts = [], ...site }: MailSender): string {
  return src.startsWith('/') ? `${siteOrigin({ ...site, hosts })}${src}` : src;
}
