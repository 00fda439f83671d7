import type { ReactNode } from 'react';
import type { SafeHtml } from '../../../shared/kit/text/SafeHtml.ts';
import { CheckField } from '../../forms/fields/CheckField.tsx';
import { FormField } from '../../forms/fields/FormField.tsx';
import { Accordion } from '../../ui/Accordion.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card, CardBody, CardMedia } from '../../ui/Card.tsx';
import { Carousel } from '../../ui/media/Carousel.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Collapse } from '../../ui/Collapse.tsx';
import { MessagePanel } from '../../ui/messages/MessagePanel.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { iconShapes } from '../../ui/iconShapes.ts';
import type { IconName } from '../../ui/iconShapes.ts';
import { Notice } from '../../ui/messages/Notice.tsx';
import { NumberField } from '../../ui/fields/NumberField.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { ProgressBar } from '../../ui/messages/ProgressBar.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { Skeleton, SkeletonCard } from '../../ui/messages/Skeleton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Tooltip } from '../../ui/messages/Tooltip.tsx';

export interface ComponentExample {
  /** Name of the component. */
  component: string;
  /** Its states, by name. */
  states: Readonly<Record<string, ReactNode>>;
}

/** Components that are used on pictures. */
const onDark = (component: ReactNode): ReactNode => <div className="components-page-dark">{component}</div>;

const nothing = (): void => undefined;
const texts = {
  atMost: (amount: string): string => `At most ${amount}`,
  atLeast: (amount: string): string => `At least ${amount}`,
  nearest: (amount: string): string => `Nearest: ${amount}`,
  notUnderstood: 'Enter an amount',
};
const html =
  '<h3>Heading</h3><p>Text with <a href="#rich">a link</a> and <strong>weight</strong>.</p><ul><li>One</li><li>Two</li></ul>' as SafeHtml;
const picture = { alt: 'A car', width: 640, height: 400, missingText: 'The picture is missing' };

/** Interface components in all their states, for /_dev/components and its accessibility test. */
export const componentExamples: readonly ComponentExample[] = [
  {
    component: 'Button',
    states: {
      primary: <Button>Save</Button>,
      secondary: <Button variant="secondary">Save</Button>,
      ghost: <Button variant="ghost">Save</Button>,
      contrast: onDark(<Button variant="contrast">Save</Button>),
      small: <Button size="s">Save</Button>,
      'with icon': <Button icon="check">Save</Button>,
      busy: <Button busy>Save</Button>,
      block: <Button block>Save</Button>,
    },
  },
  { component: 'ButtonLink', states: { primary: <ButtonLink href="#link">Read more</ButtonLink> } },
  {
    component: 'TextLink',
    states: {
      forward: <TextLink href="#forward">All cars</TextLink>,
      back: (
        <TextLink href="#back" arrow="back">
          Back
        </TextLink>
      ),
      plain: (
        <TextLink href="#plain" arrow="none">
          Terms
        </TextLink>
      ),
    },
  },
  {
    component: 'IconButton',
    states: {
      default: <IconButton icon="close" label="Close" />,
      bare: <IconButton icon="close" label="Close bare" bare />,
      disabled: <IconButton icon="close" label="At the end" aria-disabled />,
    },
  },
  {
    component: 'Badge',
    states: {
      neutral: <Badge>New</Badge>,
      campaign: <Badge tone="campaign">Campaign</Badge>,
      success: <Badge tone="success">Good</Badge>,
      warning: <Badge tone="warning">Soon</Badge>,
      glass: onDark(<Badge tone="glass">Electric</Badge>),
      'with icon': <Badge icon="check">Checked</Badge>,
    },
  },
  {
    component: 'Chip',
    states: {
      button: <Chip>Diesel</Chip>,
      selected: (
        <Chip on aria-pressed>
          Petrol
        </Chip>
      ),
      removable: <Chip removable>Electric</Chip>,
      link: <Chip href="#chip">Hybrid</Chip>,
    },
  },
  {
    component: 'Notice',
    states: {
      info: <Notice title="The workshop opens at 7" />,
      warning: (
        <Notice tone="warning" title="The time is taken">
          <p>Choose another one.</p>
        </Notice>
      ),
      error: <Notice tone="error" title="The booking failed" />,
    },
  },
  {
    component: 'MessagePanel',
    states: {
      empty: (
        <MessagePanel title="No cars" text="Remove a filter to see more.">
          <Button>Clear</Button>
        </MessagePanel>
      ),
      error: (
        <MessagePanel tone="error" title="No contact" text="The search does not respond.">
          <Button variant="secondary">Try again</Button>
        </MessagePanel>
      ),
      quiet: <MessagePanel tone="quiet" title="FacilityList" />,
    },
  },
  {
    component: 'Accordion',
    states: {
      closed: <Accordion title="Equipment">Heated seats</Accordion>,
      open: (
        <Accordion title="Guarantee" open>
          Two years
        </Accordion>
      ),
      'with aside': (
        <Accordion title="Fuel" aside="Diesel">
          Petrol, diesel
        </Accordion>
      ),
    },
  },
  {
    component: 'Collapse',
    states: {
      closed: (
        <Collapse moreLabel="Show more" lessLabel="Show less">
          <p>Text</p>
        </Collapse>
      ),
    },
  },
  {
    component: 'Card',
    states: Object.fromEntries(
      (['line', 'plain', 'gray', 'none'] as const).map((look) => [
        look,
        <Card look={look} key={look}>
          <CardMedia badges={<Badge tone="glass">New</Badge>}>
            <Picture {...picture} src="/favicon.svg" />
          </CardMedia>
          <CardBody>
            <h3 className="h4">Volvo XC40</h3>
            <p>299 000 kr</p>
          </CardBody>
        </Card>,
      ]),
    ),
  },
  {
    component: 'Carousel',
    states: {
      full: (
        <Carousel label="Pictures" previousLabel="Previous" nextLabel="Next" look="full">
          <p>One</p>
          <p>Two</p>
        </Carousel>
      ),
    },
  },
  {
    component: 'FormField',
    states: {
      default: (
        <FormField id="name" label="Name">
          {(control) => <input {...control} type="text" autoComplete="name" />}
        </FormField>
      ),
      'with note and hint': (
        <FormField id="phone" label="Phone" note="(optional)" hint="We send one text message.">
          {(control) => <input {...control} type="tel" autoComplete="tel" />}
        </FormField>
      ),
      'with error': (
        <FormField id="email" label="E-mail" error="Enter an address such as ada@example.com">
          {(control) => <input {...control} type="email" autoComplete="email" defaultValue="ada" />}
        </FormField>
      ),
      'read-only': (
        <FormField id="plate" label="Registration number">
          {(control) => <input {...control} type="text" readOnly defaultValue="ABC123" />}
        </FormField>
      ),
    },
  },
  {
    component: 'CheckField',
    states: {
      unchecked: <CheckField label="Send me offers" />,
      checked: <CheckField label="I agree" defaultChecked />,
    },
  },
  {
    component: 'NumberField',
    states: {
      default: (
        <NumberField
          {...{ label: 'Deposit', value: 50_000, min: 0, max: 100_000, texts, onSay: nothing, onCommit: nothing }}
          textOf={(amount) => `${String(amount)} kr`}
        />
      ),
    },
  },
  {
    component: 'SearchField',
    states: {
      flat: <SearchField label="Search cars" buttonLabel="Search" action="#" name="q" />,
      raised: <SearchField label="Search all" buttonLabel="Search" action="#" name="q" look="raised" />,
      busy: <SearchField label="Search again" buttonLabel="Search" action="#" name="q" busy />,
    },
  },
  { component: 'ProgressBar', states: { half: <ProgressBar value={2} max={4} /> } },
  { component: 'Skeleton', states: { text: <Skeleton />, card: <SkeletonCard /> } },
  {
    component: 'Picture',
    states: {
      default: <Picture {...picture} src="/favicon.svg" />,
      missing: <Picture {...picture} src="/missing.webp" />,
    },
  },
  { component: 'RichText', states: { default: <RichText html={html} /> } },
  {
    component: 'Breadcrumbs',
    states: {
      default: (
        <Breadcrumbs
          label="Path"
          items={[
            { title: 'Start', path: '/' },
            { title: 'Cars', path: '/cars' },
          ]}
        />
      ),
    },
  },
  { component: 'Tooltip', states: { default: <Tooltip text="Nominal interest rate, variable">Rate</Tooltip> } },
  {
    component: 'Icon',
    states: Object.fromEntries(
      (Object.keys(iconShapes) as IconName[]).map((name) => [name, <Icon name={name} key={name} />]),
    ),
  },
];
