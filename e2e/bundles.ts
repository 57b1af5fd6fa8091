// Once the servers that all tests share are up as everybody's are, from their sources and warm: those that a test
// starts
// for itself are set up from bundles, and load nothing before they are asked, which is half the work of a start.
import { setup } from '../bin/lib/test-bundles';

export default () => {
  process.env.MUSTER_TEST_COLD = '1';
  return setup();
};
