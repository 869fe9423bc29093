import { onBothStores } from '../../store/backends.ts';
import { outliving } from './outliving.ts';

onBothStores('A game outlives its rules', (backend) => outliving(() => backend.place()));
