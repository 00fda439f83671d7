import type { ReactNode } from 'react';
import '../../ui/confirmation/Confirmation.css';
import './ConfirmationPage.css';
import { directionsAddress } from '../../../shared/catalogue/dealers/dealerRules.ts';
import type { TireConfirmation } from '../../../shared/tirehotel/TireHotelTypes.ts';
import { PhoneLink } from '../../site/components/PhoneLink.tsx';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { appointmentText, plainAppointmentText } from '../appointmentText.ts';
import { PageHeading } from '../frame/PageHeading.tsx';
import { AppointmentLinks } from './AppointmentLinks.tsx';
import type { ConfirmationPageProps } from './ConfirmationPageProps.ts';
import { Rating } from './Rating.tsx';

/** Details of the booking, and its rating. */
export function ConfirmationPage({ confirmation, onOtherCar }: ConfirmationPageProps): ReactNode {
  const t = useTexts();
  const { basePath, locale } = useSite();
  const { bookingConfirmationId, customerBase, services, freeText, mailed, link } = confirmation;
  const time = services[0] ? plainAppointmentText(services[0], locale) : '';
  return (
    <div className="wheel-confirmation">
      <header className="confirmation-head">
        <span className="confirmation-mark">
          <Icon name="check" size="l" />
        </span>
        <div>
          <PageHeading className="wheel-title">{t('wheelBookedAt', { time })}</PageHeading>
          <p className="lead muted">{mailed ? t('wheelMail', { email: customerBase.email }) : t('wheelKeepNumber')}</p>
        </div>
      </header>
      <div className="wheel-confirmation-columns">
        <div className="confirmation-panel">
          {services.map((service) => (
            <Service key={service.appointmentTime + service.name} service={service} number={bookingConfirmationId}>
              {freeText.trim() !== '' && <dt>{t('wheelComment')}</dt>}
              {freeText.trim() !== '' && <dd>{freeText}</dd>}
            </Service>
          ))}
          <dl className="confirmation-facts wheel-facts-more">
            <dt>{t('wheelName')}</dt>
            <dd>{`${customerBase.firstName} ${customerBase.lastName}`}</dd>
            <dt>{t('wheelEmail')}</dt>
            <dd>{customerBase.email}</dd>
            <dt>{t('wheelMobile')}</dt>
            <dd className="num">{customerBase.phoneMobile}</dd>
          </dl>
          {link !== undefined && link !== '' && <AppointmentLinks link={link} />}
          <div className="confirmation-actions">
            <ButtonLink href={basePath || '/'}>{t('wheelStart')}</ButtonLink>
            <Button variant="ghost" onClick={onOtherCar}>
              {t('tireOtherCar')}
            </Button>
          </div>
        </div>
        <Rating />
      </div>
    </div>
  );
}

interface ServiceProps {
  service: TireConfirmation['services'][number];
  number: string;
  /** More entries of the definition list. */
  children: ReactNode;
}

function Service({ service, number, children }: ServiceProps): ReactNode {
  const t = useTexts();
  const { locale } = useSite();
  const { name, address, email, phoneNumber } = service.workshop;
  return (
    <section className="wheel-service" aria-label={service.name}>
      <h2 className="h3">{service.name}</h2>
      <p className="small muted num">{t('wheelNumber', { number })}</p>
      <dl className="confirmation-facts">
        <dt>{t('wheelTime')}</dt>
        <dd>
          {appointmentText(service, locale)}
          {service.isFullDay && <span className="wheel-fact-note small muted">{t('wheelNoTimes')}</span>}
        </dd>
        <dt>{t('wheelWorkshop')}</dt>
        <dd>{name}</dd>
        {address !== '' && <dt>{t('wheelAddress')}</dt>}
        {address !== '' && (
          <dd>
            <a
              className="inline-link"
              href={directionsAddress({ site_official_name: name, site_street: address })}
              target="_blank"
              rel="noopener noreferrer"
            >
              {address}
              <span className="visually-hidden">{t('wheelMap')}</span>
            </a>
          </dd>
        )}
        {email !== '' && <dt>{t('wheelEmail')}</dt>}
        {email !== '' && (
          <dd>
            <a className="inline-link" href={`mailto:${email}`}>
              {email}
            </a>
          </dd>
        )}
        {phoneNumber !== '' && <dt>{t('wheelPhone')}</dt>}
        {phoneNumber !== '' && (
          <dd>
            <PhoneLink className="inline-link" phone={phoneNumber} />
          </dd>
        )}
        {children}
      </dl>
    </section>
  );
}
