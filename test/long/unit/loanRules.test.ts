/* The long form: ten thousand contracts. */
import '../../../shared/finance/loanRules.test.ts';
