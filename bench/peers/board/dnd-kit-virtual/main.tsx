import { DndKitBoard } from '../DndKitBoard.tsx'
import { mount } from '../mount.tsx'
import { VirtualList } from '../VirtualList.tsx'

void mount(<DndKitBoard List={VirtualList} />)
