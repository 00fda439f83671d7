import { configure } from '@testing-library/react';

/*
 * Lets component tests wait ten seconds for what they expect, in place of one.
 * A busy machine may stop the process for a second, and code that loads on first use is compiled then.
 */
configure({ asyncUtilTimeout: 10_000 });
