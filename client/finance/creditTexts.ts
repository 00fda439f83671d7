import type { Texts } from '../../shared/site/SiteTypes.ts';

/** Warning that lenders must show by law. */
export const creditTexts = {
  consumerCreditWarningText:
    'Om du inte kan betala tillbaka skulden i tid riskerar du en betalningsanmärkning. Det kan leda till svårigheter att få hyra bostad, teckna abonnemang och få nya lån. Kostnadsfri hjälp finns hos en skuldrådgivare nära dig.',
} satisfies Texts;
