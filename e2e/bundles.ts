// Once the servers that all tests share are up, from their sources as everybody's are: those that a test starts for
// itself are set up from bundles.
import { setup } from '../bin/lib/test-bundles';

export default setup;
